import { execFileSync, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { doSessionsCount } from '../../testing/read-session-niceness.ts'

const script = `
  import { readFileSync } from 'node:fs'
  import { giveWayToPrograms } from ${JSON.stringify(new URL('give-way-to-programs.ts', import.meta.url).href)}
  await giveWayToPrograms()
  console.log(readFileSync('/proc/self/autogroup', 'utf8'))`
const args = ['--input-type=module', '-e', script]

describe.runIf(doSessionsCount)('the session of the portal', () => {
  it('gives way to programs that people wait for, as a service', async () => {
    const service = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
    expect(await text(service.stdout)).toContain('nice 10')
  })

  it('stays as it is in a terminal', () => {
    const quoted = [process.execPath, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
    expect(execFileSync('script', ['-qec', quoted, '/dev/null'], { encoding: 'utf8' })).toContain('nice 0')
  })
})
