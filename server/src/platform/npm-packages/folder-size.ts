import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The bytes of all files, also while others write them; 0 for a folder that is not there yet. */
export async function readFolderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => readSize(join(parentPath, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const readSize = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
