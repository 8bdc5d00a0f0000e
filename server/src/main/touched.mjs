import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const madeFolders = ['node_modules', 'dist']

/** Another answer whenever a file below one of the paths was written, added or removed. Folders that are made do not count. */
export function touched(root, paths) {
  const hash = createHash('sha256')
  const look = (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (found?.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(path, name)
    else if (found) hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
  }
  const visit = (path, name) => madeFolders.includes(name) || look(`${path}/${name}`)
  paths.forEach(look)
  return hash.digest('hex').slice(0, 16)
}
