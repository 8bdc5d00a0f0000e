/** Browsers give every picture in the clipboard this one name. */
const NAMELESS = /^image\.(\w+)$/

/** The files of the clipboard, pictures named by the moment, so that a second one is not taken for the first. */
export function filesOfPaste({ files }: DataTransfer, now = new Date()): File[] {
  return Array.from(files, (file) => {
    const [, extension] = NAMELESS.exec(file.name) ?? []
    if (!extension) return file
    const moment = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')
    return new File([file], `Pasted ${moment}.${extension}`, { type: file.type, lastModified: file.lastModified })
  })
}
