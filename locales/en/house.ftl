# What the server says to its guests.

house-guest = Guest { $number }

# Why something was not done.
house-stale = The table has changed since you looked. Here it is as it stands now.
house-not-your-seat = That is not your seat.
house-cannot-undo = That cannot be taken back without the others' consent.
house-nothing-to-undo = You have done nothing yet that could be taken back.
house-no-plea = Nobody is asking for an undo any more.
house-plea-refused = The others did not agree to the undo.
house-cannot-change-seat = You cannot give that seat to somebody else now.
house-resigned-seat = You have given up. A bot plays your seat from now on.
house-resigned = { $seat }: resigned.

# Pages about what went wrong.
house-error-not-found = There is nothing here.
house-error-no-table = There is no such table. Was the whole address copied?
house-error-no-seat = This link leads to no seat: somebody has taken it already, or the link was not copied whole. Ask whoever sent it for a new one.
house-error-not-yours = That is not for you, or not yet.
house-error-unreadable = The request makes no sense to us.
house-error-foreign-form = That form did not come from our pages, or it is too old. Go back, load the page again and try once more.
house-error-no-cookies = Your browser does not keep our cookie. Without it we cannot know you again; allow it and open the link once more.
house-error-too-often = That was too much at once. Wait a moment.
house-error-too-many-pages = You have this table open in too many windows.
house-error-busy = The server is busy. Nothing was lost; try again in a moment.
house-error-fault = Something went wrong on our side. Nothing was lost; try again.
