import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'

/** Made from others, or never part of what is made. */
const ignored = /^(node_modules|dist)$|\.test\.tsx?$/

/** Another answer whenever a file at or below one of the paths was written, added or removed. */
export function sourceFingerprint(root, paths) {
  const files = []
  const look = (path) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found) files.push(`${path.slice(root.length)} ${found.size} ${found.mtimeMs}`)
  }
  const lookInside = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (ignored.test(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) lookInside(path)
      else look(path)
    }
  }
  for (const path of paths.map((name) => `${root}/${name}`)) {
    if (statSync(path).isDirectory()) lookInside(path)
    else look(path)
  }
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 16)
}
