import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { client } from './folders.ts'

type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }

const entry = 'index.html'

/** What was built: which files a page needs, in the order in which they need each other. */
export function readManifest() {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

  const chunk = (key: string): Chunk => {
    const found = chunks[key]
    if (!found) throw new Error(`No chunk was built for ${key}`)
    return found
  }

  function collect(key: string, seen: Set<string>): string[] {
    if (seen.has(key)) return []
    seen.add(key)
    return [...(chunk(key).imports ?? []).flatMap((needed) => collect(needed, seen)), key]
  }

  /** The entry itself comes last: it starts the page. */
  const keysOf = (...pages: readonly (string | undefined)[]): string[] => {
    const seen = new Set<string>()
    const shell = collect(entry, seen).filter((key) => key !== entry)
    return [...shell, ...pages.flatMap((page) => (page ? collect(page, seen) : [])), entry]
  }

  return {
    scriptsOf: (...pages: readonly (string | undefined)[]): string[] => keysOf(...pages).map((key) => chunk(key).file),
    stylesOf: (page?: string): string[] => [...new Set(keysOf(page).flatMap((key) => chunk(key).css ?? []))],
    /** Everything that is fetched on demand, by the source it was made from. */
    lazySources: Object.keys(chunks).filter((key) => chunk(key).isDynamicEntry && key.startsWith('src/features/')),
  }
}

export type Manifest = ReturnType<typeof readManifest>
