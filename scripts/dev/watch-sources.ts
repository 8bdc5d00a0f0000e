import { watch } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const folders = ['locale/src', 'contract/src', 'documents/src', 'subtitles/src', 'server/src']
/** Editors write a file in several steps. */
const quietMs = 50

/** Calls back when a source of the server changed. Returns how to stop. */
export function watchSources(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || /\.(test|suite)\.tsx?$|~$|\.sw.$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, quietMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
