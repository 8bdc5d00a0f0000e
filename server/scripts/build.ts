import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bundleServer, serverEntry } from './bundle-server.ts'
import { clearUnused } from './clear-unused.ts'

const [, , folder = ''] = process.argv
const dist = dirname(folder)
const unfinished = join(dist, `unfinished-${process.pid}.user`)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const began = Date.now()
  say('Building the server …')
  mkdirSync(unfinished, { recursive: true })
  // For the process that waits for it, so that it is never without a user.
  writeFileSync(join(unfinished, `${process.ppid}.user`), '')
  await bundleServer(unfinished, serverEntry)
  moveIntoPlace()
  clearUnused(dist, basename(folder))
  say(`Server built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exitCode = 1
} finally {
  rmSync(unfinished, { recursive: true, force: true })
}

/** Whole or not at all; another start may have been first, with the same. */
function moveIntoPlace(): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

function sentenceOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The server has to be built, and ${dist} cannot be written. Give this user the right to write there.`
  return `The server could not be built: ${message}`
}
