import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBudgets } from './budgets.ts'
import { compressAll } from './compress.ts'
import { web } from './folders.ts'
import { withLock } from './lock.ts'
import { prerender } from './prerender.ts'
import { pruneAssets } from './prune.ts'
import { isFresh, sourceStamp, stampFile } from './stamp.ts'

type Log = (line: string) => void

/** Makes web/dist from the sources: the browser's chunks, the prerendered pages, the policy's hashes. Answers its sizes. */
async function buildWeb(log: Log): Promise<string[]> {
  const started = Date.now()
  const stamp = sourceStamp()
  rmSync(stampFile, { force: true })
  process.env.NODE_ENV = 'production'
  // Loaded only where something is to be built: most starts find the pages made.
  const { build } = await import('vite')
  const config = { configFile: join(web, 'vite.config.ts'), logLevel: 'warn' } as const

  log('Building the pages (1 of 3): what the browser loads')
  await build(config)
  log('Building the pages (2 of 3): what prerenders them')
  await build({ ...config, build: { ssr: 'src/app/entry-prerender.tsx' } })
  log('Building the pages (3 of 3): HTML')
  const sizes = await prerender()
  compressAll()
  pruneAssets()
  const lines = checkBudgets(sizes)

  writeFileSync(stampFile, stamp)
  log(`Pages built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return lines
}

export async function buildWebIfStale(log: Log): Promise<void> {
  if (isFresh()) return
  await withLock(async () => {
    if (!isFresh()) await buildWeb(log)
  })
}

if (import.meta.main) {
  const log = (line: string): void => console.log(line)
  if (process.argv.includes('--if-stale')) await buildWebIfStale(log)
  else await withLock(async () => (await buildWeb(log)).forEach(log))
}
