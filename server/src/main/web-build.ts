import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { StartError } from '../platform/postgres/index.ts'

const script = fileURLToPath(new URL('../../../web/scripts/build.ts', import.meta.url))

/** Builds the pages when their sources have changed; in a process of its own, so that its memory goes with it. */
export async function buildWebIfStale(): Promise<void> {
  const child = spawn(process.execPath, [script, '--if-stale'], { stdio: 'inherit' })
  const code = await new Promise<number | null>((ended, failed) => {
    child.once('error', failed)
    child.once('exit', ended)
  })
  if (code !== 0) throw new StartError('The pages could not be built. What went wrong stands above.')
}
