import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSandboxFinder, findSandbox } from './find-sandbox.ts'
import { createSandbox } from './run-in-sandbox.ts'
import { availableSandboxes, makeTestFolder } from './testing/available-sandboxes.ts'
import { canBeOrdinaryUser, runAsOrdinaryUser } from './testing/ordinary-user.ts'
import { unpackedEnvironment } from './unpacked-environment.ts'

let folder: ReturnType<typeof makeTestFolder>
beforeEach(() => {
  folder = makeTestFolder()
})
afterEach(() => folder.remove())

const [best] = availableSandboxes
const moduleOf = (name: string) => JSON.stringify(join(import.meta.dirname, name))

it('prefers the strongest isolation, and takes limits alone only where it is allowed', async () => {
  expect((await findSandbox({ allowLimitsOnly: true }))?.isolation).toBe(best?.isolation)
  const strict = await findSandbox({ allowLimitsOnly: false })
  expect(strict?.isolation).toBe(best?.isolation === 'limits-only' ? undefined : best?.isolation)
})

it('remembers bubblewrap', async () => {
  const find = createSandboxFinder({ allowLimitsOnly: true })
  const [first, second] = [await find(), await find()]
  expect(first === second).toBe(best?.isolation === 'bubblewrap')
})

it.runIf(canBeOrdinaryUser && best?.isolation === 'bubblewrap')('isolates programs of an ordinary user too', () => {
  chmodSync(folder.path, 0o777)
  const script = `
    import { findSandbox } from ${moduleOf('find-sandbox.ts')}
    const sandbox = await findSandbox({ allowLimitsOnly: false })
    const limits = { wallSeconds: 20, cpuSeconds: 20, memoryMb: 200, fileMb: 2 }
    const run = { program: 'bash', args: ['-c', 'id -u; ls /etc'], limits, readable: [], folder: ${JSON.stringify(folder.path)} }
    console.log(JSON.stringify([sandbox?.isolation, await sandbox?.run(run)]))`
  const [isolation, result] = JSON.parse(runAsOrdinaryUser(script))
  expect(isolation).toBe('bubblewrap')
  expect(result).toMatchObject({ code: 0 })
  expect(result.stdout).toMatch(/^65534\n/)
  expect(result.stdout).not.toContain('passwd')
})

it.runIf(best?.isolation === 'bubblewrap')('runs bubblewrap from a folder of unpacked packages', async () => {
  const bwrap = join(folder.path, 'usr/bin/bwrap')
  mkdirSync(join(folder.path, 'usr/bin'), { recursive: true })
  copyFileSync(execFileSync('which', ['bwrap'], { encoding: 'utf8' }).trim(), bwrap)
  const limits = { wallSeconds: 20, cpuSeconds: 20, memoryMb: 200, fileMb: 2 }
  const sandbox = createSandbox('bubblewrap', { bwrap, env: unpackedEnvironment(folder.path) })
  // The first process of the sandbox is bubblewrap itself.
  const run = { program: 'cat', args: ['/proc/1/cmdline'], limits, readable: [], folder: folder.path }
  expect((await sandbox.run(run)).stdout).toContain(bwrap)
})

it.each(availableSandboxes)('leaves no program behind when the portal is killed: $isolation', async (sandbox) => {
  const marker = `4${process.pid}${Date.now() % 1000}`
  const script = `
    import { createSandbox } from ${moduleOf('run-in-sandbox.ts')}
    const limits = { wallSeconds: 60, cpuSeconds: 60, memoryMb: 200, fileMb: 2 }
    const folder = ${JSON.stringify(folder.path)}
    createSandbox('${sandbox.isolation}').run({ program: 'sleep', args: ['${marker}'], limits, readable: [], folder })`
  const portal = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  await expect.poll(() => countProcesses(['sleep', marker])).toBe(1)
  portal.kill('SIGKILL')
  await expect.poll(() => countProcesses(['sleep', marker])).toBe(0)
})

/** With exactly these arguments. */
function countProcesses(args: readonly string[]): number {
  const wanted = `${args.join('\0')}\0`
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.filter((id) => existsSync(`/proc/${id}/cmdline`) && readCommand(id) === wanted).length
}

function readCommand(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
