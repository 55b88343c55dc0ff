//! Files that only their owner may read: the database, its backups, the secret.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Makes a new file that others cannot read; what is there already is left alone and refused.
pub(crate) fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Takes the rights of others away from a file that is there.
pub(crate) fn tighten(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let is_wide = fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0);
        if is_wide {
            fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Writes a whole file at once: it has its old text or the new one, and when this returns the new one is on the disk.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let part = with_suffix(path, ".part");
    let _ = fs::remove_file(&part); // of an attempt that was cut short
    let mut file = create(&part)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&part, path)?;
    sync_folder(path)
}

/// A new name is on the disk once its folder is.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// `tables.db` with `-wal` is `tables.db-wal`.
pub(crate) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
