import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from './support/free-port.ts'
import { runNode, type StartedPortal, startArguments } from './support/run-start.ts'

const repository = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portolan-release-'))
const release = join(folder, 'release')
const data = join(folder, 'data')
const install = ['ci', '--omit=dev', '--workspace=@portolan/server', '--no-audit', '--no-fund']
/** Runs the portal as an unprivileged user, also if the tests run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let run: StartedPortal
let origin: string

beforeAll(async () => {
  execFileSync(process.execPath, [join(repository, 'scripts/build.ts'), release], { cwd: repository, stdio: 'pipe' })
  // As in the Dockerfile. The packages are in npm's cache, as they are installed here.
  execFileSync('npm', [...install, '--prefer-offline'], { cwd: release, stdio: 'pipe' })
  mkdirSync(data)
  if (unprivileged.uid) execFileSync('chown', ['-R', `${unprivileged.uid}:${unprivileged.gid}`, folder])
  const port = await freePort()
  origin = `http://localhost:${port}`
  run = runNode(startArguments, { PORT: String(port), PORTOLAN_DATA: data }, { cwd: release, ...unprivileged })
  await run.ready()
}, 300_000)
afterAll(async () => {
  run?.process.kill('SIGTERM')
  await run?.ended
  rmSync(folder, { recursive: true, force: true })
})

const storedFiles = (): string[] =>
  globSync(join(data, 'files/**'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))

it('a release holds neither sources nor build tools', () => {
  expect(globSync('**/*.ts', { cwd: release, exclude: ['node_modules'] })).toEqual([])
  for (const tool of ['vite', 'rolldown', '@babel/core', 'vitest', 'react'])
    expect(existsSync(join(release, 'node_modules', tool)), tool).toBe(false)
})

it('a release starts as an ordinary user and serves pages, the API and worker threads', async () => {
  expect(run.said()).not.toContain('Building')
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' })
  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<div id="root"><')
  expect((await fetch(`${origin}/api/docs`)).status).toBe(200)
  // The demo's quotes are printed by a worker thread and kept by another.
  await expect.poll(() => storedFiles().some((file) => file.startsWith('%PDF'))).toBe(true)
})

it('a release includes the operator commands', () => {
  const command = join(release, 'server/dist/release/create-admin.js')
  const options = {
    cwd: release,
    env: { ...process.env, PORTOLAN_DATA: data },
    encoding: 'utf8',
    ...unprivileged,
  } as const
  const said = execFileSync(process.execPath, [command, 'owner@release.example', 'Olive', 'Owner'], options)
  expect(said).toContain('owner@release.example may sign in with the password')
})
