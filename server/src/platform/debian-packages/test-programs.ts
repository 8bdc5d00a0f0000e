import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with programs that stand in for apt and dpkg. They write what they were asked to `calls`. */
export function makeTestPrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-packages-'))
  const bin = join(folder, 'bin')
  const path = process.env.PATH ?? ''
  mkdirSync(bin)
  const write = (name: string, body: string) => {
    const file = join(bin, name)
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> '${folder}/calls'\n${body}\n`)
    chmodSync(file, 0o755)
  }
  process.env.PATH = `${bin}:${path}`
  return {
    folder,
    write,
    /** Only these programs and the shell's own exist from now on. */
    hideOthers() {
      process.env.PATH = bin
    },
    remove() {
      process.env.PATH = path
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
