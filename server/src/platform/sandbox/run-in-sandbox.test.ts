import { statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { doSessionsCount } from '../../testing/read-session-niceness.ts'
import type { SandboxedRun } from './run-in-sandbox.ts'
import { availableSandboxes, makeTestFolder } from './testing/available-sandboxes.ts'

const limits = { wallSeconds: 20, cpuSeconds: 20, memoryMb: 200, fileMb: 2 }
let own: ReturnType<typeof makeTestFolder>
let other: ReturnType<typeof makeTestFolder>
beforeEach(() => {
  own = makeTestFolder()
  other = makeTestFolder()
})
afterEach(() => {
  own.remove()
  other.remove()
})

const shell = (script: string, changes: Partial<SandboxedRun> = {}): SandboxedRun => ({
  program: 'bash',
  args: ['-c', script],
  limits,
  readable: [],
  folder: own.path,
  ...changes,
})

it.runIf(process.platform === 'linux')('finds a sandbox on this machine', () => {
  expect(availableSandboxes).not.toEqual([])
})

describe.each(availableSandboxes)('the sandbox $isolation', (sandbox) => {
  const isIsolated = sandbox.isolation !== 'limits-only'
  const seesOthers = sandbox.isolation !== 'bubblewrap'

  it('runs a program in its folder and returns its output, errors and code', async () => {
    const result = await sandbox.run(shell('pwd; echo wrong >&2; exit 3'))
    expect(result).toEqual({ code: 3, stdout: `${own.path}\n`, errors: 'wrong\n' })
  })

  it(isIsolated ? 'reaches no network' : 'does not keep programs from the network', async () => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const result = await sandbox.run(shell(`exec 3<>/dev/tcp/127.0.0.1/${port} && cat <&3`))
    await new Promise((resolve) => server.close(resolve))
    expect(connections).toBe(isIsolated ? 0 : 1)
    expect(result.code === 0).toBe(!isIsolated)
  })

  it(seesOthers ? 'does not hide other files' : 'hides all files that are not named', async () => {
    const secret = join(other.path, 'secret')
    const named = join(other.path, 'named')
    writeFileSync(secret, 'secret')
    writeFileSync(named, 'named')
    const result = await sandbox.run(shell(`cat ${named} ${secret}`, { readable: [named] }))
    expect(result.stdout).toBe(seesOthers ? 'namedsecret' : 'named')
  })

  it.skipIf(seesOthers)('writes nowhere but into its folder', async () => {
    const named = join(other.path, 'named')
    writeFileSync(named, 'named')
    const targets = [named, join(other.path, 'new'), '/new', '/usr/new', '/dev/shm/new', '/dev/new']
    for (const target of targets) {
      const result = await sandbox.run(shell(`echo changed > ${target}`, { readable: [named] }))
      expect([target, result.code]).toEqual([target, 1])
    }
    expect((await sandbox.run(shell('echo new > file && cat file'))).stdout).toBe('new\n')
  })

  it('passes on none of the environment but what is named', async () => {
    process.env.PORTOLAN_TEST_SECRET = 'secret'
    const result = await sandbox.run(shell('env', { env: { NAMED: 'yes' } }))
    delete process.env.PORTOLAN_TEST_SECRET
    expect(result.stdout).toContain('NAMED=yes')
    expect(result.stdout).not.toContain('secret')
  })

  it('runs at the lowest priority', async () => {
    expect((await sandbox.run(shell('nice'))).stdout).toBe('19\n')
  })

  it.runIf(doSessionsCount)('gives way to other sessions', async () => {
    expect((await sandbox.run(shell('sleep 1; cat /proc/self/autogroup'))).stdout).toMatch(/ nice 19\n$/)
  })

  it.runIf(isIsolated)('has no capabilities', async () => {
    expect((await sandbox.run(shell('grep CapEff /proc/self/status'))).stdout.trim()).toMatch(/\s0+$/)
  })

  it('ends a program and its children when its time is over', async () => {
    const startedAt = Date.now()
    const result = await sandbox.run(shell('sleep 60 & sleep 60', { limits: { ...limits, wallSeconds: 1 } }))
    expect(result).toMatchObject({ code: null, endedBy: 'time' })
    expect(Date.now() - startedAt).toBeLessThan(8_000)
  })

  it('ends a program that closed its output when its time is over', async () => {
    const script = 'exec >&- 2>&-; sleep 60'
    const result = await sandbox.run(shell(script, { limits: { ...limits, wallSeconds: 1 } }))
    expect(result).toMatchObject({ code: null, endedBy: 'time' })
  })

  it('ends a program that computes too long', async () => {
    const result = await sandbox.run(shell('while :; do :; done', { limits: { ...limits, cpuSeconds: 1 } }))
    expect(result.code).not.toBe(0)
    expect(result.endedBy).toBeUndefined()
  })

  it('gives no more memory than its limit', async () => {
    const take = (size: string) => sandbox.run(shell(`dd if=/dev/zero of=/dev/null bs=${size} count=1`))
    expect((await take('50M')).code).toBe(0)
    const result = await take('400M')
    expect(result.code).not.toBe(0)
    expect(result.errors).toContain('memory')
  })

  it('ends a program that writes a file over its limit', async () => {
    const result = await sandbox.run(shell('head -c 10M /dev/zero > big'))
    expect(result.code).not.toBe(0)
    expect(statSync(join(own.path, 'big')).size).toBeLessThanOrEqual(limits.fileMb * 1024 ** 2)
  })

  it('ends a program that prints too much', async () => {
    expect(await sandbox.run(shell('yes'))).toMatchObject({ code: null, endedBy: 'output' })
    const lines = { onLine: () => {} }
    const endless = shell('head -c 50M /dev/zero', lines)
    expect(await sandbox.run(endless)).toMatchObject({ code: null, endedBy: 'output' })
  })

  it('reports lines as they come, the last one without its end too', async () => {
    const lines: string[] = []
    const result = await sandbox.run(shell('echo one; printf two', { onLine: (line) => lines.push(line) }))
    expect(lines).toEqual(['one', 'two'])
    expect(result.stdout).toBe('')
  })

  it('ends on abort, at once and before the start', async () => {
    const controller = new AbortController()
    const startedAt = Date.now()
    const running = sandbox.run(shell('echo started; sleep 60', { signal: controller.signal, onLine: abortNow }))
    function abortNow() {
      controller.abort()
    }
    expect(await running).toMatchObject({ code: null, endedBy: 'abort' })
    expect(Date.now() - startedAt).toBeLessThan(8_000)
    const late = await sandbox.run(shell('echo x > file', { signal: controller.signal }))
    expect(late).toMatchObject({ code: null, endedBy: 'abort' })
  })

  it('reports a program that does not exist as failed', async () => {
    const result = await sandbox.run({ ...shell(''), program: 'no-such-program' })
    expect(result.code).not.toBe(0)
    expect(result.errors).toContain('no-such-program')
  })
})
