import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, overflow } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { statusError } from './support/page-errors.ts'
import { newAccount, newAccountPassword } from './support/people/new-account.ts'
import { fillSignIn, userMenu } from './support/people/sign-in.ts'
import { portalUrl } from './support/portal-url.ts'

const newPassword = 'Compass-Rose-64'

async function waitForResetLink(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${portalUrl()}/api/outbox?to=${encodeURIComponent(email)}`)
    const mails = (await answer.json()) as { text: string }[]
    const link = mails.map(({ text }) => /http\S+\/resetPassword\?\S+/.exec(text)?.[0]).find(Boolean)
    if (link) return link
    await new Promise((again) => setTimeout(again, 200))
  }
  throw new Error(`No link was mailed to ${email}.`)
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
}

it('resets a forgotten password through an emailed link', async ({ open }) => {
  const email = await newAccount()
  const page = await open({ viewport: narrow, provokes: /status of 40[01] / })
  await page.goto('/?signIn=1')
  await page.getByLabel('Email address').fill(email)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If there is an account for ${email}, a link is on its way.`).waitFor()
  await expectAccessible(page)

  await page.goto(await waitForResetLink(email))
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Repeat New Password').fill('Compass-Rose-65')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByText('Entered value does not match the New Password value').waitFor()
  await expectAccessible(page)
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Repeat New Password').fill(newPassword)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, email, newAccountPassword)
  await page.getByText('The email address or password is incorrect.').waitFor()
  await fillSignIn(page, email, newPassword)
  await userMenu(page).waitFor()
})

it('offers the single sign-on of a typed domain, and the password on demand', async ({ open }) => {
  const page = await open()
  await page.goto('/?signIn=1')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email address').pressSequentially('somebody@orbit.example')
  await page.getByRole('button', { name: 'Continue with Orbit Aerospace' }).waitFor()
  expect(await password.isVisible()).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a password instead' }).click()
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel('Email address').fill('somebody@harbor.example')
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(await password.isVisible()).toBe(true)
})

it('labels the password field in the words of the form', async ({ open }) => {
  const page = await open({ viewport: narrow, provokes: statusError(400) })
  await page.goto('/?signIn=1')
  await fillSignIn(page, 'client@harbor.example', '')
  await page.getByText('Enter your password.').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
  await expectAccessible(page)
})
