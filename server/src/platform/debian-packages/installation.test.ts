import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasProgram } from './find-program.ts'
import { createPackageInstallation, type InstallationNeeds } from './installation.ts'
import { makeTestPrograms } from './test-programs.ts'

let programs: ReturnType<typeof makeTestPrograms>
let said: string[]
beforeEach(() => {
  programs = makeTestPrograms()
  said = []
  programs.write('dpkg-query', 'exit 1')
  programs.write('dpkg-deb', 'mkdir -p "$3/usr/bin" && echo unpacked > "$3/usr/bin/$(basename "$2")"')
  programs.write('apt-get', downloads)
})
afterEach(() => programs.remove())

/** Puts two archives where apt would, and reports progress as apt does. */
const downloads = `
  case "$*" in *--download-only*)
    for option in "$@"; do case "$option" in Dir::Cache=*) cache="\${option#Dir::Cache=}";; esac; done
    echo "dlstatus:1:50.0:Retrieving" >&3
    test -z "$cache" || touch "$cache/archives/one.deb" "$cache/archives/two.deb";;
  esac`

const make = (changes: Partial<InstallationNeeds> = {}) =>
  createPackageInstallation({
    purpose: 'Test translation',
    names: ['one', 'two'],
    neededMb: 1,
    folder: join(programs.folder, 'data'),
    isAllowed: true,
    isRoot: false,
    log: { info: (sentence) => said.push(sentence), warn: (sentence) => said.push(sentence) },
    ...changes,
  })
const run = async (installation: ReturnType<typeof make>) => {
  void installation.start()
  await expect.poll(() => installation.read().state).not.toBe('installing')
  return installation.read()
}
const calls = () => readFileSync(join(programs.folder, 'calls'), 'utf8')
const aptCalls = () => calls().match(/^apt-get .*$/gm) ?? []
const inRoot = (name: string) => join(programs.folder, 'data/root/usr/bin', name)
const isDebian = existsSync('/var/lib/dpkg/status') && hasProgram('flock')

it('only looks where it may not install', async () => {
  const installation = make({ isAllowed: false })
  void installation.start()
  await expect.poll(() => existsSync(join(programs.folder, 'calls'))).toBe(true)
  expect(installation.read()).toMatchObject({ state: 'off', advice: expect.stringContaining('one two') })
  programs.write('dpkg-query', 'printf "installed\\ninstalled\\n"')
  const next = make({ isAllowed: false })
  void next.start()
  await expect.poll(() => next.read()).toEqual({ state: 'installed' })
  expect(calls()).not.toContain('apt-get')
})

it('says what to do where there is no apt', async () => {
  programs.hideOthers()
  programs.write('apt-get', '')
  expect(hasProgram('dpkg-deb')).toBe(true)
  process.env.PATH = join(programs.folder, 'nothing')
  expect(await run(make())).toMatchObject({ state: 'unsupported', advice: expect.stringContaining('one two') })
  expect(said).toHaveLength(1)
})

it('does nothing where the system has the packages', async () => {
  programs.write('dpkg-query', 'printf "installed\\ninstalled\\n"')
  expect(await run(make())).toEqual({ state: 'installed' })
  expect(calls()).not.toContain('apt-get')
})

it.runIf(isDebian)('unpacks into the folder without root, once', async () => {
  expect(await run(make())).toEqual({ state: 'installed' })
  for (const name of ['one.deb', 'two.deb']) expect(existsSync(inRoot(name))).toBe(true)
  for (const name of ['cache', 'state', 'root.new']) expect(existsSync(join(programs.folder, 'data', name))).toBe(false)
  expect(aptCalls()).toHaveLength(2)
  expect(await run(make())).toEqual({ state: 'installed' })
  expect(aptCalls()).toHaveLength(2)
})

it.runIf(isDebian)('does not fill the disk', async () => {
  expect(await run(make({ neededMb: 10 ** 9 }))).toMatchObject({ state: 'failed', reason: 'disk' })
  expect(calls()).not.toContain('apt-get')
})

it.runIf(isDebian)('replaces the folder when more packages are needed', async () => {
  mkdirSync(join(programs.folder, 'data/root/usr/bin'), { recursive: true })
  writeFileSync(inRoot('former'), '')
  writeFileSync(join(programs.folder, 'data/installed.json'), '["one"]')
  expect(await run(make())).toEqual({ state: 'installed' })
  expect(existsSync(inRoot('former'))).toBe(false)
  expect(existsSync(inRoot('two.deb'))).toBe(true)
})

it.runIf(isDebian)('uses apt alone as root', async () => {
  expect(await run(make({ isRoot: true }))).toEqual({ state: 'installed' })
  expect(aptCalls().map((call) => call.replace(/ -o \S+/g, ''))).toEqual([
    'apt-get update',
    'apt-get install --yes --no-install-recommends --download-only one two',
    'apt-get install --yes --no-install-recommends one two',
  ])
  expect(calls()).not.toContain('dpkg-deb')
})

it.runIf(isDebian)('installs once when two processes start at the same time', async () => {
  const both = [make(), make()]
  expect(await Promise.all(both.map(run))).toEqual([{ state: 'installed' }, { state: 'installed' }])
  expect(aptCalls()).toHaveLength(2)
})

it.runIf(isDebian).each([
  ['network', 'Err:1 http://deb.example: Could not resolve deb.example'],
  ['disk', 'E: Write error - write (28: No space left on device)'],
  ['packages', 'E: Unable to locate package one'],
  ['other', 'E: Something else'],
])('explains a failure of the %s in one sentence and tries again at the next start', async (reason, error) => {
  programs.write('apt-get', `echo '${error}' >&2; exit 100`)
  expect(await run(make())).toMatchObject({ state: 'failed', reason })
  expect(said.filter((sentence) => sentence.includes('could not be installed'))).toHaveLength(1)
  programs.write('apt-get', downloads)
  expect(await run(make())).toEqual({ state: 'installed' })
})

it.runIf(isDebian)('ends a download at once when the portal stops, and leaves nothing running', async () => {
  programs.write('apt-get', `echo $$ > '${programs.folder}/pid'; sleep 300`)
  const installation = make()
  void installation.start()
  await expect.poll(() => existsSync(join(programs.folder, 'pid'))).toBe(true)
  await sleep(50)
  expect(installation.read()).toMatchObject({ state: 'installing', step: 'lists' })
  const started = performance.now()
  await installation.stop()
  expect(performance.now() - started).toBeLessThan(30_000)
  const pid = Number(readFileSync(join(programs.folder, 'pid'), 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(said.filter((sentence) => sentence.includes('could not'))).toEqual([])
})

it.runIf(isDebian)('leaves no apt behind when the portal is killed', async () => {
  programs.write('apt-get', `echo $$ > '${programs.folder}/pid'; exec sleep 300`)
  const script = `
    import { runApt } from ${JSON.stringify(new URL('run-apt.ts', import.meta.url).href)}
    await runApt(['update'], { signal: new AbortController().signal })`
  const portal = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  const readPid = () => Number(readFileSync(join(programs.folder, 'pid'), 'utf8'))
  await expect.poll(() => existsSync(join(programs.folder, 'pid')) && readPid()).toBeGreaterThan(0)
  portal.kill('SIGKILL')
  await expect.poll(() => readProcessState(readPid())).not.toMatch(/^[RSD]$/)
})

/** Empty if there is no such process; Z if it has ended and nobody reaped it. */
function readProcessState(pid: number): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}
