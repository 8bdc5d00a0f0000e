import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasProgram } from '../debian-packages/find-program.ts'
import { makeTestPrograms } from '../debian-packages/test-programs.ts'
import { createNpmInstallation, type NpmInstallationNeeds } from './installation.ts'
import { packagesFolderIn } from './packages-folder.ts'

let programs: ReturnType<typeof makeTestPrograms>
let said: string[]
beforeEach(() => {
  programs = makeTestPrograms()
  said = []
  programs.write('npm', installs)
})
afterEach(() => programs.remove())

/** Puts two packages where npm would, and something into its cache. */
const installs = `
  test -f "$3/package-lock.json" || exit 9
  mkdir -p "$3/node_modules/one/unused" "$3/node_modules/two" "$5"
  echo code > "$3/node_modules/one/index.js"; echo more > "$5/archive"`

const packages = {
  files: { 'package.json': '{}', 'package-lock.json': '{"packages":{}}', 'stub/index.js': 'export {}' },
  unusedPaths: ['two', 'one/unused'],
  unpackedBytes: 1000,
}
const make = (changes: Partial<NpmInstallationNeeds> = {}) =>
  createNpmInstallation({
    purpose: 'Test speech',
    packages,
    folder: join(programs.folder, 'data'),
    isAllowed: true,
    log: { info: (sentence) => said.push(sentence), warn: (sentence) => said.push(sentence) },
    ...changes,
  })
const run = async (installation: ReturnType<typeof make>) => {
  void installation.start()
  await expect.poll(() => installation.read().state).not.toBe('installing')
  return installation.read()
}
const npmCalls = () => readFileSync(join(programs.folder, 'calls'), 'utf8').match(/^npm .*$/gm) ?? []
const data = () => join(programs.folder, 'data')
const target = (changed = packages) => packagesFolderIn(data(), changed)
const isSupported = ['npm', 'setpriv', 'flock'].every(hasProgram)

it('installs nothing where it may not', async () => {
  expect(await run(make({ isAllowed: false }))).toMatchObject({ state: 'off' })
  expect(existsSync(data())).toBe(false)
})

it('says what to do where there is no npm', async () => {
  process.env.PATH = join(programs.folder, 'nothing')
  expect(await run(make())).toMatchObject({ state: 'unsupported', advice: expect.stringContaining('service') })
})

it.runIf(isSupported)('installs once, without running scripts, and removes what is not used', async () => {
  expect(await run(make())).toEqual({ state: 'installed' })
  expect(readdirSync(join(target(), 'node_modules'))).toEqual(['one'])
  expect(readdirSync(join(target(), 'node_modules/one'))).toEqual(['index.js'])
  expect(existsSync(join(target(), 'stub/index.js'))).toBe(true)
  expect(readdirSync(data()).sort()).toEqual(
    [readdirSync(data()).find((name) => target().endsWith(name)), 'lock'].sort(),
  )
  expect(await run(make())).toEqual({ state: 'installed' })
  expect(npmCalls()).toEqual([expect.stringMatching(/^npm ci .*--ignore-scripts/)])
})

it.runIf(isSupported)('replaces the packages when others are needed', async () => {
  await run(make())
  const others = { ...packages, files: { ...packages.files, 'package-lock.json': '{"packages":{"other":{}}}' } }
  expect(await run(make({ packages: others }))).toEqual({ state: 'installed' })
  expect(existsSync(target())).toBe(false)
  expect(existsSync(target(others))).toBe(true)
})

it.runIf(isSupported)('installs once when two processes start at the same time', async () => {
  expect(await Promise.all([make(), make()].map(run))).toEqual([{ state: 'installed' }, { state: 'installed' }])
  expect(npmCalls()).toHaveLength(1)
})

it.runIf(isSupported).each([
  ['network', 'npm error code ECONNREFUSED'],
  ['disk', 'npm error code ENOSPC'],
  ['packages', 'npm error code EINTEGRITY'],
  ['other', 'npm error something else'],
])(
  'explains a failure of the %s in one sentence, and continues with its cache at the next start',
  async (reason, error) => {
    programs.write('npm', `${installs}\necho '${error}' >&2; exit 1`)
    expect(await run(make())).toMatchObject({ state: 'failed', reason })
    expect(said.filter((sentence) => sentence.includes('could not be installed'))).toHaveLength(1)
    expect(existsSync(target())).toBe(false)
    expect(existsSync(join(data(), 'cache/archive'))).toBe(true)
    programs.write('npm', installs)
    expect(await run(make())).toEqual({ state: 'installed' })
  },
)

it.runIf(isSupported)('does not start with too little disk', async () => {
  const huge = { ...packages, unpackedBytes: Number.MAX_SAFE_INTEGER }
  expect(await run(make({ packages: huge }))).toMatchObject({ state: 'failed', reason: 'disk' })
  expect(existsSync(join(programs.folder, 'calls'))).toBe(false)
})

it.runIf(isSupported)('reports how much is there, and ends at once when the portal stops', async () => {
  const large = { ...packages, unpackedBytes: 50 }
  programs.write('npm', `${installs}\necho $$ > '${programs.folder}/pid'; sleep 300`)
  const installation = make({ packages: large })
  void installation.start()
  await expect.poll(() => installation.read()).toEqual({ state: 'installing', step: 'download', percent: 10 })
  await installation.stop()
  const pid = Number(readFileSync(join(programs.folder, 'pid'), 'utf8'))
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(said.filter((sentence) => sentence.includes('could not'))).toEqual([])
})
