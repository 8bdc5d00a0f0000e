/*
 * Starts the portal from a bundle, which is built again when the sources have changed: reading them one by one takes
 * longer than the rest of a start. Plain JavaScript, as Node needs 60 ms before it can read TypeScript.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceFingerprint } from './source-fingerprint.mjs'

const root = join(import.meta.dirname, '../../..')
const sources = ['package-lock.json', 'locale', 'contract', 'documents', 'subtitles', 'server']
// A release has no sources, only the bundle.
const isRelease = !existsSync(join(root, 'server/src/main/bootstrap.ts'))
const bundle = join(root, 'server/dist', isRelease ? 'release' : sourceFingerprint(root, sources))
const use = join(bundle, `${process.pid}.user`)

if (!isThere() && !build()) process.exit(1)
process.once('exit', () => rmSync(use, { force: true }))
// From the second start on, the machine code of the first is taken.
enableCompileCache(join(bundle, 'cache'))
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(bundle, 'bootstrap.js')).href)

/** What says that we use it keeps it from being cleared away. Where nothing can be written nobody clears either. */
function isThere() {
  try {
    writeFileSync(use, '')
    return true
  } catch {
    return existsSync(bundle)
  }
}

/** In a process of its own, so that its memory goes with it. It says itself what went wrong. */
function build() {
  const script = join(root, 'server/scripts/build.ts')
  spawnSync(process.execPath, [script, bundle], { stdio: 'inherit' })
  return isThere()
}
