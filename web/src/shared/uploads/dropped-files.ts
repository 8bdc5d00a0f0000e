import { keepFolder } from './file-folder.ts'

/** Hidden files that file managers add to folders. */
const NOBODYS = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])

/** The files of a drop, those in folders too. To be called while the event is being handled: later the browser tells nothing. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry?.() ?? null).filter((entry) => entry !== null)
  if (entries.length === 0) return withoutNobodys([...files])
  const found = await Promise.all(entries.map(filesIn))
  return withoutNobodys(found.flat())
}

export const withoutNobodys = (files: readonly File[]): File[] =>
  files.filter(({ name }) => !NOBODYS.has(name.toLowerCase()))

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((found, failed) => (entry as FileSystemFileEntry).file(found, failed))
    keepFolder(file, entry.fullPath.split('/').slice(1, -1).join('/'))
    return [file]
  }
  const inside = await entriesIn((entry as FileSystemDirectoryEntry).createReader())
  return (await Promise.all(inside.map(filesIn))).flat()
}

/** A browser tells at most 100 at a time; the end is an empty answer. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) => reader.readEntries(found, failed))
    if (some.length === 0) return all
    all.push(...some)
  }
}
