import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'portolan-install-'))
const at = (...parts: string[]) => path.join(project, ...parts)
const toolIsThere = () => fs.existsSync(at('node_modules/tool'))

/** A project whose dependencies are folders in it, so that npm needs no network. */
beforeAll(() => {
  // What tells a checkout from a release.
  fs.mkdirSync(at('web'))
  fs.writeFileSync(at('web/index.html'), '')
  fs.mkdirSync(at('scripts'))
  fs.copyFileSync(fileURLToPath(new URL('./install.mjs', import.meta.url)), at('scripts/install.mjs'))
  for (const name of ['part', 'tool']) {
    fs.mkdirSync(at(name))
    fs.writeFileSync(at(name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }))
  }
  const scripts = {
    prestart: 'node scripts/install.mjs',
    start: 'echo started',
    pretest: 'node scripts/install.mjs --dev',
    test: 'echo tested',
  }
  fs.writeFileSync(
    at('package.json'),
    JSON.stringify({ scripts, dependencies: { part: 'file:part' }, devDependencies: { tool: 'file:tool' } }),
  )
  run('install', '--package-lock-only')
})

afterAll(() => fs.rmSync(project, { recursive: true, force: true }))

function run(...words: string[]) {
  const env = { PATH: process.env.PATH, HOME: project, NODE_ENV: 'production' }
  const { status, stdout, stderr } = spawnSync('npm', words, { cwd: project, env, encoding: 'utf8' })
  return { status, stderr, installed: stdout.includes('Installing the dependencies'), stdout }
}

it('installs before the first start, without the tools for development', () => {
  expect(run('start')).toMatchObject({ status: 0, installed: true, stdout: expect.stringContaining('started') })
  expect(toolIsThere()).toBe(false)
  expect(run('start')).toMatchObject({ status: 0, installed: false })
})

it('installs the tools before the first test, and that is enough for a start', () => {
  expect(run('test')).toMatchObject({ status: 0, installed: true, stdout: expect.stringContaining('tested') })
  expect(toolIsThere()).toBe(true)
  expect(run('test').installed).toBe(false)
  expect(run('start').installed).toBe(false)
})

it('installs again when the lock changed or the folder comes from another machine, and keeps the tools', () => {
  fs.appendFileSync(at('package-lock.json'), '\n')
  expect(run('start').installed).toBe(true)
  expect(toolIsThere()).toBe(true)
  const marker = at('node_modules/.portolan-installed')
  fs.writeFileSync(marker, fs.readFileSync(marker, 'utf8').replace(process.arch, 'other'))
  expect(run('start').installed).toBe(true)
  expect(run('start').installed).toBe(false)
})

it('says so when it cannot install, and does not start', () => {
  fs.writeFileSync(at('package-lock.json'), '{ "lockfileVersion": 3, "packages": {} }')
  const { status, stdout, stderr } = run('start')
  expect(status).toBe(1)
  expect(stderr).toContain('The dependencies could not be installed.')
  expect(stdout).not.toContain('started')
})
