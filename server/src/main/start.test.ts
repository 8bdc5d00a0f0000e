import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../../..')
const starter = ['main/start.mjs', 'main/source-fingerprint.mjs', 'platform/postgres/postmaster.ts'].map(
  (name) => `server/src/${name}`,
)

/** Says which greeting it was built with, where it believes to be, and, once it is asked, what it had not read so far. */
const program = `
  import { readFileSync } from 'node:fs'
  import { greeting } from './greeting.ts'
  const place: string = new Error().stack?.match(/bootstrap\\.ts:\\d+/)?.[0] ?? 'nowhere'
  console.log(greeting, readFileSync(new URL('note.txt', import.meta.url), 'utf8'), place)
  process.stdin.once('data', async () => {
    console.log((await import('./farewell.ts')).farewell)
    process.exit()
  })`

let tree: string
const file = (name: string) => join(tree, 'server/src/main', name)
const greet = (word: string) => writeFileSync(file('greeting.ts'), `export const greeting: string = '${word}'`)
const bundles = () => readdirSync(join(tree, 'server/dist'))

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'portolan-bundle-'))
  for (const name of ['package.json', 'package-lock.json', 'server/scripts', ...starter])
    cpSync(join(repository, name), join(tree, name), { recursive: true })
  for (const name of ['locale', 'contract', 'documents', 'subtitles']) mkdirSync(join(tree, name))
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'))
  writeFileSync(file('bootstrap.ts'), program)
  writeFileSync(file('note.txt'), 'from the sources')
  writeFileSync(file('farewell.ts'), `export const farewell: string = 'goodbye'`)
  greet('hello')
})
afterAll(() => rmSync(tree, { recursive: true }))

function start(): ChildProcess & { said: string } {
  const child = spawn(process.execPath, [file('start.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const run = Object.assign(child, { said: '' })
  child.stdout.on('data', (chunk: Buffer) => {
    run.said += chunk
  })
  return run
}

async function leave(run: ReturnType<typeof start>): Promise<string> {
  run.stdin?.write('leave\n')
  await once(run, 'close')
  return run.said
}

it('is built from its sources once, and knows its place and its lines', async () => {
  const first = await leave(start())
  expect(first).toMatch(
    /^Building the server …\nServer built in .* s\nhello from the sources bootstrap\.ts:4\ngoodbye\n$/,
  )
  expect(await leave(start())).toBe('hello from the sources bootstrap.ts:4\ngoodbye\n')
})

it('is built again after a source changed, and a running server keeps its own build', async () => {
  const former = start()
  await expect.poll(() => former.said).toContain('hello')
  greet('good morning')
  expect(await leave(start())).toMatch(/^Building the server[\s\S]*good morning/)
  expect(bundles()).toHaveLength(2)
  expect(await leave(former)).toContain('goodbye')

  greet('good evening')
  expect(await leave(start())).toContain('good evening')
  expect(bundles()).toHaveLength(1)
})

it('may be started twice at once after a source has changed', async () => {
  greet('good night')
  const said = await Promise.all([start(), start()].map(leave))
  for (const words of said) expect(words).toMatch(/good night[\s\S]*goodbye/)
  expect(bundles()).toHaveLength(1)
})
