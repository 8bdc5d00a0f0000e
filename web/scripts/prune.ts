import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { client } from './folders.ts'

const aWeek = 7 * 24 * 60 * 60 * 1000

/** Chunks of earlier builds serve the tabs that were opened with them, for a week. What was built now is new. */
export function pruneAssets(now = Date.now()): void {
  const folder = join(client, 'assets')
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    if (now - statSync(file).mtimeMs > aWeek) rmSync(file)
  }
}
