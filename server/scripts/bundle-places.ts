import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { inLibraries, root } from './places.ts'

/** A bundle lies in `server/dist/<name>`, and so three folders below the root, like `server/src/main`. */
const upToRoot = '../../..'
const ownFile = /new URL\('([^']+)', import\.meta\.url\)/g

/**
 * Makes modules find from the bundle what they find by `import.meta.url` among the sources: threads and files come
 * along, folders and the files of libraries stay where they are.
 */
export function bundlePlaces(): { readonly plugin: Plugin; readonly workers: Record<string, string> } {
  const workers: Record<string, string> = {}
  const taken = new Map<string, string>()

  function takeName(name: string, file: string): string {
    const other = taken.get(name)
    if (other && other !== file) throw new Error(`${file} and ${other} need different names: a bundle is one folder.`)
    taken.set(name, file)
    return name
  }

  const plugin: Plugin = {
    name: 'bundle-places',
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        const isByTheBundler = id.startsWith('\0')
        if (isByTheBundler) return null
        if (inLibraries.test(id)) {
          const place = `new URL('${fromRoot(id)}', import.meta.url).href`
          return { code: code.replaceAll('import.meta.url', place), map: null }
        }
        const emit = (fileName: string, file: string): void => {
          this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
        }
        const moved = code.replace(ownFile, (_all, path: string) => {
          const place = path.endsWith('/')
            ? fromRoot(join(dirname(id), path))
            : bringAlong(join(dirname(id), path), emit)
          return `new URL('${place}', import.meta.url)`
        })
        return { code: moved, map: null }
      },
    },
  }

  function bringAlong(file: string, emit: (name: string, file: string) => void): string {
    if (file.endsWith('.ts')) {
      const name = takeName(basename(file, '.ts'), file)
      workers[name] = file
      return `./${name}.js`
    }
    const name = takeName(basename(file), file)
    emit(name, file)
    return `./${name}`
  }

  return { plugin, workers }
}

const fromRoot = (path: string): string => `${upToRoot}/${relative(root, path)}${path.endsWith('/') ? '/' : ''}`
