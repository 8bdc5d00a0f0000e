import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { choose } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

/** Makes a call of the API fail, and counts how often it is tried. */
async function fail(page: Page, path: string, status: number, json?: unknown): Promise<{ attempts: number }> {
  const counted = { attempts: 0 }
  await page.route(`/api${path}`, (route) => {
    counted.attempts += 1
    return route.fulfill(json === undefined ? { status } : { status, json })
  })
  return counted
}

describe('a call that fails', () => {
  it('SHELL-36 SHELL-37 SHELL-38 SHELL-39 SHELL-44 is tried three times, then shown with its code', async ({
    open,
  }) => {
    const page = await open({ provokes: statusError(500) })
    const faq = await fail(page, '/faq*', 500, { message: 'The questions are lost.', errorCode: 'faq_lost' })
    await page.goto('/consoleHelp')
    const error = page.getByRole('alert')
    await error.waitFor()
    expect(await error.textContent()).toContain('Oops, something went wrong')
    expect(await error.textContent()).toContain('The questions are lost. [Error code: faq_lost]')
    expect(faq.attempts).toBe(3)

    await page.unroute('/api/faq*')
    await error.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('How do I get a quote?').waitFor()
    expect(await error.count()).toBe(0)
  })

  it('SHELL-44 is tried once when it is forbidden', async ({ open }) => {
    const page = await open({ as: client, provokes: statusError(403) })
    const tools = await fail(page, '/userAccount/enabledApplications', 403, { message: 'No.', errorCode: 'forbidden' })
    await page.goto('/')
    await page.getByRole('alert').getByText('No. [Error code: forbidden]').waitFor()
    expect(await heading(page).textContent()).toBe('Welcome, Helen')
    expect(tools.attempts).toBe(1)
  })

  it('SHELL-37 API-79 is described by its status if it has no message', async ({ open }) => {
    const page = await open({ provokes: statusError(502) })
    await fail(page, '/content/connector*', 502)
    await page.goto('/connector')
    const error = page.getByRole('alert')
    await error.getByText('Bad Gateway').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  it('SHELL-36 SHELL-38 keeps the shell if the account cannot be loaded', async ({ open }) => {
    const page = await open({ as: client, provokes: /status of 503 |^ApiError: Service Unavailable/ })
    await fail(page, '/userAccount', 503, { message: 'We are busy.' })
    await page.goto('/')
    await page.getByRole('alert').getByText('We are busy.').waitFor()
    expect(await heading(page).textContent()).toBe('Oops, something went wrong')
    await page.getByRole('contentinfo').waitFor()
    await page.unroute('/api/userAccount')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => heading(page).textContent()).toBe('Welcome, Helen')
  })
})

describe('SHELL-41 API-26 an uncaught error', () => {
  it.for([
    ['thrown', 'Error', 'throw'],
    ['of a promise', 'TypeError', 'reject'],
  ] as const)('%s is written to the log of the server', async ([, name, how], { open }) => {
    const page = await open({ provokes: /the chart is torn/ })
    await openPage(page, '/')
    const sent = page.waitForRequest('/api/uiLogs')
    await page.evaluate((how) => {
      setTimeout(() => {
        if (how === 'throw') throw new Error('the chart is torn', { cause: 'salt water' })
        void Promise.reject(new TypeError('the chart is torn'))
      })
    }, how)
    const request = await sent
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual([
      expect.objectContaining({
        level: 'ERROR',
        details: expect.objectContaining({
          message: 'the chart is torn',
          name,
          stack: expect.stringContaining('torn'),
        }),
      }),
    ])
    expect((await request.response())?.status()).toBe(204)
  })
})

it('SHELL-42 hides a snackbar after 15 seconds', async ({ open }) => {
  const page = await open({ as: client, provokes: /ERR_FAILED/ })
  await page.clock.install()
  await page.route(/account-drawer/, (route) => route.abort())
  await page.goto('/')
  await page.clock.runFor(1_000)
  await choose(page, 'Account Settings')
  const note = page.getByRole('status').getByText('This page could not be loaded.')
  await note.waitFor()
  await page.clock.runFor(14_000)
  expect(await note.isVisible()).toBe(true)
  await page.clock.runFor(1_500)
  expect(await note.count()).toBe(0)
})

it('offers to reload if a script no longer exists', async ({ open }) => {
  const page = await open({ as: client, provokes: /status of 404 |dynamically imported module/ })
  const part = /\/assets\/help-page-.*\.js/
  await page.route(part, (route) => route.fulfill({ status: 404 }))
  await openPage(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
  await page.getByText('The portal may have been updated, or the connection was lost.').waitFor()
  expect(await heading(page).textContent()).toBe('Oops, something went wrong')
  await page.unroute(part)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByText('How do I get a quote?').waitFor()
})
