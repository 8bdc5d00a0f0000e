const droppedIn = new WeakMap<File, string>()

/** A dropped file does not say itself in which folder it was. */
export const keepFolder = (file: File, folder: string): void => void droppedIn.set(file, folder)

/** The folders above a file, such as "delivery/de"; empty where it was chosen or dropped alone. */
export const folderOf = (file: File): string =>
  droppedIn.get(file) ?? file.webkitRelativePath?.split('/').slice(0, -1).join('/') ?? ''
