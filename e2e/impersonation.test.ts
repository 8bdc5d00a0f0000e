import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { choose, fillSignIn, signIn, signOut, userMenu } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

const admin = 'admin@portolan.example'
const readOverride = (page: Page) => page.evaluate(() => sessionStorage.getItem('portolan.usernameOverride'))

async function impersonate(page: Page, username: string): Promise<void> {
  await choose(page, 'Impersonate User')
  const dialog = page.getByRole('dialog', { name: 'Impersonate User' })
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('button', { name: 'Impersonate' }).click()
}

describe('an administrator', () => {
  it('IDENT-12 IDENT-13 sees in the dialog which users cannot be impersonated', async ({ open }) => {
    const page = await open({ as: admin, provokes: /status of 40[34] / })
    await openPage(page, '/')
    await impersonate(page, '  ')
    const dialog = page.getByRole('dialog', { name: 'Impersonate User' })
    await dialog.getByText('Required', { exact: true }).waitFor()
    for (const [username, words] of [
      ['nobody@harbor.example', 'No user with that username. [Error code: user_not_found]'],
      [admin, 'This user cannot be impersonated. [Error code: impersonation_forbidden]'],
      ['disabled@harbor.example', 'This user cannot be impersonated. [Error code: impersonation_forbidden]'],
    ] as const) {
      await dialog.getByLabel('Username').fill(username)
      await dialog.getByRole('button', { name: 'Impersonate' }).click()
      await dialog.getByText(words).waitFor()
      expect(await readOverride(page)).toBeNull()
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await heading(page).textContent()).toBe('Welcome, Ada')
  })

  it('finds a user by name and company from the administration page', async ({ open }) => {
    const page = await open({ as: admin })
    await openPage(page, '/administration')
    await page.getByRole('button', { name: 'Impersonate User' }).click()
    const dialog = page.getByRole('dialog', { name: 'Impersonate User' })
    await dialog.getByLabel('Username').fill('helen')
    await dialog.getByRole('button', { name: /^Helen .*Harbor Health/ }).click()
    expect(await dialog.getByLabel('Username').inputValue()).toBe(client)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Rates for Harbor Health' }).click()
    await expect.poll(() => heading(page).textContent()).toBe('Rates for Harbor Health')
  })

  it('disables the account of somebody who left, who cannot sign in any more', async ({ open }) => {
    // No other journey needs this account.
    const leaver = 'coordinator@portolan.example'
    const page = await open({ as: admin })
    await openPage(page, '/administration')
    await page.getByRole('tab', { name: 'Users' }).click()
    await page.getByRole('searchbox').fill(leaver)
    const change = async (action: string) => {
      await page.getByRole('row', { name: leaver }).getByRole('button').click()
      await page.getByRole('menuitem', { name: action }).click()
      const asked = page.getByRole('alertdialog', { name: action })
      await asked.getByRole('button', { name: action }).click()
      await asked.waitFor({ state: 'detached' })
    }
    await page.getByRole('row', { name: admin }).waitFor({ state: 'detached' })
    await change('Disable account')
    const other = await open({ provokes: /status of 40[013] / })
    await other.goto('/?signIn=1')
    await fillSignIn(other, leaver)
    await other.getByRole('alert').waitFor()
    await change('Enable account')
    await fillSignIn(other, leaver)
    await userMenu(other).waitFor()
  })

  it('IDENT-12 IDENT-14 IDENT-15 IDENT-16 SHELL-22 SHELL-23 acts as a client until they end it', async ({ open }) => {
    const page = await open({ as: admin })
    await openPage(page, '/')
    await impersonate(page, client)
    await expect.poll(() => heading(page).textContent()).toBe('Welcome, Helen')
    expect(await readOverride(page)).toBe(client)

    const calls: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.headers()['x-username-override'])
    })
    await openPage(page, '/reports')
    expect(await heading(page).textContent()).toBe('Reports')
    expect(calls.length).toBeGreaterThan(1)
    expect(new Set(calls)).toEqual(new Set([client]))

    await page.getByRole('banner').getByText(`You are acting as ${client}.`).waitFor()
    await page.getByRole('banner').getByText('60 minutes left').waitFor()
    await userMenu(page).click()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual([
      'Account Settings',
      'Activity',
      'End Impersonation',
      'Sign Out',
    ])
    await page.getByRole('menuitem', { name: 'End Impersonation' }).click()
    await page.waitForURL('/')
    await expect.poll(() => heading(page).textContent()).toBe('Welcome, Ada')
    expect(await readOverride(page)).toBeNull()
    expect(await page.getByText('You are acting as').count()).toBe(0)
  })

  it('IDENT-04 stops impersonating on sign-out', async ({ open }) => {
    const page = await open()
    await signIn(page, admin)
    await impersonate(page, client)
    await page.getByText(`You are acting as ${client}.`).waitFor()
    await signOut(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
    expect(await readOverride(page)).toBeNull()
    await signIn(page, admin)
    expect(await heading(page).textContent()).toBe('Welcome, Ada')
  })
})

it('shows a notice on the home page when the impersonation has ended', async ({ open }) => {
  const page = await open({ as: admin, provokes: /status of 403 / })
  await openPage(page, '/')
  await impersonate(page, client)
  await page.getByRole('banner').getByRole('button', { name: 'End Impersonation' }).click()
  await expect.poll(() => heading(page).textContent()).toBe('Welcome, Ada')
  await openPage(page, '/consoleHelp')
  await page.evaluate((name) => sessionStorage.setItem('portolan.usernameOverride', name), client)
  await page.reload()
  await page.waitForURL('/')
  await page.getByText('The impersonation has ended. You are back in your own account.').waitFor()
  await expect.poll(() => heading(page).textContent()).toBe('Welcome, Ada')
  expect(await readOverride(page)).toBeNull()
})

it('IDENT-16 refuses the header to everyone else', async ({ open }) => {
  const page = await open({ as: 'pm@portolan.example', provokes: /status of 403 |^ApiError: Forbidden/ })
  await page.addInitScript((name) => sessionStorage.setItem('portolan.usernameOverride', name), client)
  const answer = page.waitForResponse('/api/userAccount')
  await page.goto('/')
  expect((await answer).status()).toBe(403)
  await page.getByText('This user cannot be impersonated. [Error code: impersonation_forbidden]').waitFor()
})
