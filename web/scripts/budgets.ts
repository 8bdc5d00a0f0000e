import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { client } from './folders.ts'
import type { Manifest } from './manifest.ts'

/** Bytes of JavaScript, gzip, by the page that needs them. */
export type Sizes = ReadonlyMap<string, number>

const publicHome = 'src/features/home/home-public.tsx'
const budgetOf = (source: string): number => (source === publicHome ? 120_000 : 220_000)

export function measure(manifest: Manifest): Sizes {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length
    sizes.set(file, known)
    return known
  }
  const total = (source?: string): number => manifest.scriptsOf(source).reduce((sum, file) => sum + sizeOf(file), 0)
  return new Map([
    ['the shell alone', total()],
    ...manifest.lazySources.map((source) => [source, total(source)] as const),
  ])
}

/** A line for each page; the build fails over one that grew too heavy. */
export function checkBudgets(sizes: Sizes): string[] {
  const heavy = [...sizes].filter(([source, bytes]) => bytes > budgetOf(source))
  if (heavy.length > 0)
    throw new Error(`Over budget: ${heavy.map(([source, bytes]) => `${source} ${bytes} B`).join(', ')}`)
  return [...sizes].map(([source, bytes]) => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${source}`)
}
