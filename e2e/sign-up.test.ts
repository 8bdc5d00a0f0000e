import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { openPage, waitUntilInteractive } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { mailedConfirmation } from './support/people/mailed-confirmation.ts'
import { fillSignIn, userMenu } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

const password = 'Lantern-Quay-58'
const newEmail = (domain: string) => `journey-${randomUUID()}@${domain}`

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

async function fillUser(page: Page, email: string): Promise<void> {
  await field(page, 'Email address').fill(email)
  await field(page, 'First name').fill('Nora')
  await field(page, 'Last name').fill('Lind')
  await field(page, 'Password').fill(password)
  await field(page, 'Repeat password').fill(password)
}

async function fillAddress(page: Page): Promise<void> {
  await field(page, 'State or province').selectOption('Maine')
  await field(page, 'Address line 1').fill('12 Quay Street')
  await field(page, 'City').fill('Portland')
  await field(page, 'ZIP or postal code').fill('04101')
}

const changeEmail = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Change email address' }).click()
  await field(page, 'Email address').fill(email)
  await next(page)
}

describe('sign-up', () => {
  it('SIGNUP-01 SIGNUP-03 IDENT-33 IDENT-35 creates an account by email domain without asking for an address it knows, confirmed by email', async ({
    open,
  }) => {
    const email = newEmail('harbor.example')
    const page = await open({ viewport: narrow })
    await openPage(page, '/signUp')
    await next(page)
    await page.getByText('Password is required', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await fillUser(page, email)
    await next(page)

    await title(page, 'A few more details').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await field(page, 'Badge number').fill('B-17')
    await page.keyboard.press('Enter')
    await title(page, 'Check your email').waitFor()
    await page.getByText(email).waitFor()

    await page.goto(await mailedConfirmation(email))
    await page.reload()
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await page.getByText('Your email address is confirmed.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email, password)
    await userMenu(page).waitFor()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Welcome, Nora')
  })

  it('SIGNUP-06 SIGNUP-07 offers a choice of several companies, and goes back a step with the browser’s button', async ({
    open,
  }) => {
    const page = await open()
    await openPage(page, '/signUp')
    await fillUser(page, newEmail('tandem.example'))
    await next(page)
    await page.getByRole('radio', { name: /^Tandem South/ }).check()
    await next(page)
    await field(page, 'State or province').waitFor()
    expect(await field(page, 'Country').inputValue()).toBe('227')
    expect(await accessibilityFaults(page)).toEqual([])
    await fillAddress(page)
    await page.goBack()
    await page.getByRole('radio', { name: /^Tandem South/ }).waitFor()
    await page.goBack()
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('Nora')
    await page.goForward()
    await page.goForward()
    await expect.poll(() => field(page, 'City').inputValue()).toBe('Portland')
    await next(page)
    await title(page, 'Check your email').waitFor()
  })

  it('SIGNUP-04 SIGNUP-08 SIGNUP-13 SIGNUP-15 finds no company for unknown domains, inactive clients and clients without sign-up', async ({
    openAgain,
  }) => {
    const page = await openAgain()
    await openPage(page, '/signUp')
    await fillUser(page, 'nora@nowhere.example')
    await next(page)
    const notFound = title(page, 'We could not find a company for this email address.')
    await notFound.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const domain of ['quill.example', 'summit.example']) {
      await changeEmail(page, `nora@${domain}`)
      await notFound.waitFor()
      await page.getByText(`nora@${domain}`).waitFor()
    }
    await page.getByRole('button', { name: 'Cancel' }).click()
    await title(page, 'About you').waitFor()
    expect(await field(page, 'Email address').inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  })

  it('SIGNUP-05 SIGNUP-13 SIGNUP-14 uses only the company of a link', async ({ open }) => {
    const keeper = await open({ as: client })
    const account = keeper.waitForResponse('**/api/userAccount')
    await keeper.goto('/')
    const { clientConfig } = (await (await account).json()) as { clientConfig: { signUpToken: string } }

    const page = await open({ provokes: statusError(404) })
    const link = `/signUp/${encodeURIComponent(btoa('1001'))}/`
    await openPage(page, `${link}not-the-token`)
    await title(page, 'Invalid sign-up URL').waitFor()
    await openPage(page, link + clientConfig.signUpToken)
    await page.getByText('You are signing up with Harbor Health, Inc.').waitFor()
    await fillUser(page, 'nora@meridian.example')
    await next(page)
    await title(page, 'This email address does not belong to Harbor Health, Inc.').waitFor()
    await changeEmail(page, newEmail('harbor.example'))
    await field(page, 'Badge number').fill('B-18')
    await page.getByRole('button', { name: 'Create account' }).click()
    await title(page, 'Check your email').waitFor()
  })

  it('refuses an address that already has an account', async ({ openAgain }) => {
    const page = await openAgain({ provokes: statusError(409) })
    await openPage(page, '/signUp')
    await fillUser(page, client)
    await next(page)
    await field(page, 'Badge number').fill('B-19')
    await page.getByRole('button', { name: 'Create account' }).click()
    await title(page, 'This email address has an account already.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

it('IDENT-34 IDENT-36 rejects an incomplete or used confirmation link', async ({ openAgain }) => {
  const page = await openAgain({ provokes: statusError(400) })
  await openPage(page, '/confirmEmail?email=nora@harbor.example')
  await page.getByText('Invalid email confirmation URL', { exact: true }).waitFor()
  await page.goto('/confirmEmail?email=nora@harbor.example&verificationCode=none')
  await waitUntilInteractive(page)
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await page.getByText('Invalid email confirmation URL [Error code: invalid_email_confirmation]').waitFor()
})
