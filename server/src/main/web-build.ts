import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../platform/postgres/index.ts'
import { sourceFingerprint } from './source-fingerprint.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const script = join(root, 'web/scripts/build.ts')
const dist = join(root, 'web/dist')

/** Builds the pages when their sources have changed, which is only looked at when one of them has changed its size or date. */
export async function buildWebIfStale(): Promise<void> {
  const isRelease = !existsSync(script)
  if (isRelease) return
  const sources = sourceFingerprint(root, ['package-lock.json', 'locale', 'contract', 'subtitles', 'web'])
  const state = () => `${sources} ${read('stamp')}`
  if (read('seen') === state()) return
  await build()
  keep('seen', state())
}

/** In a process of its own, so that its memory goes with it. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [script, '--if-stale'], { stdio: 'inherit' })
  const code = await new Promise<number | null>((ended, failed) => {
    child.once('error', failed)
    child.once('exit', ended)
  })
  if (code !== 0) throw new StartError('The pages could not be built. What went wrong stands above.')
}

function read(name: string): string {
  try {
    return readFileSync(join(dist, name), 'utf8')
  } catch {
    return ''
  }
}

function keep(name: string, content: string): void {
  try {
    writeFileSync(join(dist, name), content)
  } catch {
    // Where nothing can be written, the next start looks again.
  }
}
