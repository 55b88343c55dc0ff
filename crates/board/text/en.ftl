# What every board says.

board-put-back = { $piece }: put back, choose another
board-rule = Rules { $rule }
board-why = Why not?
board-instead = Choose instead: { $piece }
