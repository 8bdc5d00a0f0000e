import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, wide } from './support/browser.ts'
import { freePort } from './support/free-port.ts'
import { signIn } from './support/people/sign-in.ts'
import { runNode, type StartedPortal } from './support/run-start.ts'

const repository = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'portolan-dev-'))
const pageErrors: string[] = []
let run: StartedPortal
let origin: string
let browser: Browser
let page: Page

/** A copy, so that the test can change sources that others are reading. */
beforeAll(async () => {
  const isSource = (path: string) => !/^(node_modules|dist|release|\.data|\.git)$/.test(basename(path))
  cpSync(repository, copy, { recursive: true, filter: isSource })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  run = runNode([join(copy, 'scripts/dev.ts')], { PORT: String(port), PORTOLAN_DATA: join(copy, '.data') })
  await run.ready()
  browser = await launchBrowser()
  const context = await browser.newContext({ baseURL: origin, viewport: wide })
  context.setDefaultTimeout(90_000)
  page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()))
  page.on('pageerror', (error) => pageErrors.push(error.message))
})
afterAll(async () => {
  await browser?.close()
  run?.process.kill('SIGTERM')
  await run?.ended
  rmSync(copy, { recursive: true, force: true })
})

function change(file: string, edit: (text: string) => string): void {
  const path = join(copy, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

it('npm run dev shows the portal from its sources under the content security policy', async () => {
  await signIn(page, 'client@harbor.example')
  await page.goto('/requests')
  await page.getByRole('main').getByRole('table').waitFor()
  expect(pageErrors).toEqual([])
  expect((await page.request.get('/requests')).headers()['content-security-policy']).toContain(
    "script-src 'self' 'nonce-",
  )
})

it('replaces a changed style in the open page', async () => {
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }))
  const began = performance.now()
  change('web/src/shared/theme/base.css', (css) => `${css}\nmain h1 { outline: 7px solid }\n`)
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('main h1') as Element).outlineWidth === '7px',
  )
  const took = performance.now() - began
  console.log(`A changed style showed after ${took.toFixed(0)} ms`)
  expect(took).toBeLessThan(3_000)
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true)
})

it('restarts the server when a source changes, without failing requests', async () => {
  const began = performance.now()
  const health = async () => (await fetch(`${origin}/healthz`)).text()
  change('server/src/platform/http/health.ts', (source) => source.replace("{ status: 'ok' }", "{ status: 'changed' }"))
  await expect.poll(health, { interval: 50 }).toContain('changed')
  console.log(`A changed source of the server was in use after ${(performance.now() - began).toFixed(0)} ms`)
  await page.reload()
  await page.getByRole('main').getByRole('table').waitFor()
  expect(pageErrors).toEqual([])
})
