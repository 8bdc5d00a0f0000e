import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortTestFiles } from './test-projects.ts'

const root = mkdtempSync(join(tmpdir(), 'portolan-projects-'))
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

beforeAll(() => {
  for (const name of ['locale', 'contract', 'documents', 'subtitles', 'client', 'scripts', 'web'])
    mkdirSync(join(root, name))
  write('server/database.ts', `export const server = process.env.${['PORTOLAN_TEST', 'SERVER'].join('_')}`)
  write('server/app.ts', "import { server } from './database.ts'\nexport const app = server")
  write('server/far.test.ts', "import { app } from './app.ts'")
  write('server/lazy.test.ts', "const { app } = await import('./app.ts')")
  write('server/price.test.ts', "import { it } from 'vitest'\nimport './price.ts'")
  write('server/node_modules/x/other.test.ts', '')
  const asksForDom = ['// @vitest', 'environment jsdom'].join('-')
  write('web/page.test.tsx', asksForDom)
  write('web/session.test.ts', `${asksForDom}\nvi.mock('./identity.ts')`)
  write('web/format.test.ts', '')
})
afterAll(() => rmSync(root, { recursive: true }))

it('gives a database only to tests whose imports lead to one, and a DOM only to tests that ask for it', () => {
  expect(sortTestFiles(root)).toEqual({
    pure: ['server/price.test.ts', 'web/format.test.ts'],
    server: ['server/far.test.ts', 'server/lazy.test.ts'],
    pages: ['web/page.test.tsx'],
    'pages-with-mocks': ['web/session.test.ts'],
  })
})

it('keeps the rules for prices free of a database', () => {
  const { pure, server } = sortTestFiles(join(import.meta.dirname, '..'))
  const names = (files: readonly string[]) => files.map((file) => basename(file))
  expect(names(pure)).toContain('pricing.test.ts')
  expect(names(server)).toContain('advisory-lock.test.ts')
})
