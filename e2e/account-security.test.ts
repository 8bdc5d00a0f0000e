import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults, overflow } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { heading, openPage, waitUntilInteractive } from './support/open-page.ts'
import { newAccount, newAccountPassword } from './support/people/new-account.ts'
import { choose, fillSignIn, signOut, userMenu } from './support/people/sign-in.ts'
import { totp } from './support/people/totp.ts'
import { giveAuthenticator } from './support/people/virtual-authenticator.ts'

const newPassword = 'Compass-Rose-64'

async function signInAs(page: Page, email: string, password = newAccountPassword): Promise<void> {
  await page.goto('/?signIn=1')
  await fillSignIn(page, email, password)
  await userMenu(page).waitFor()
}

async function openSettings(page: Page) {
  await choose(page, 'Account Settings')
  const drawer = page.getByRole('dialog', { name: 'Account Settings' })
  await drawer.getByRole('button', { name: 'Sign out everywhere' }).waitFor()
  return drawer
}

/** Closes a dialog that the MFA settings opened, then the drawer. The focus returns step by step. */
async function leaveSettings(page: Page, dialog: Locator): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Account Settings' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('MFA settings')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
}

/** Somebody whose session has ended is asked to sign in again. */
async function isSignedOut(page: Page): Promise<boolean> {
  await openPage(page, '/')
  return page.getByRole('banner').getByRole('link', { name: 'Sign In' }).isVisible()
}

describe('change password', () => {
  it('IDENT-03 IDENT-19 IDENT-21 IDENT-25 changes it on its own page and ends the other sessions', async ({ open }) => {
    const email = await newAccount()
    const other = await open({ provokes: /status of 40[01] / })
    await signInAs(other, email)

    const page = await open({ provokes: /status of 40[01] / })
    await page.goto('/changePassword')
    await page.waitForURL('**/signIn/*')
    await fillSignIn(page, email, newAccountPassword)
    await page.waitForURL('/changePassword')
    expect(await heading(page).textContent()).toBe('Change password')

    await page.getByRole('textbox', { name: 'Old Password' }).fill('Wrong-Light-27')
    await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(newPassword)
    await page.getByRole('textbox', { name: 'Repeat New Password' }).fill(newPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Invalid Old Password value', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Old Password' }).fill(newAccountPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog', { name: 'Operation completed' }).getByRole('button', { name: 'OK' }).click()
    await page.waitForURL('/')
    await expect.poll(() => heading(page).textContent()).toBe('Welcome, Jo')

    expect(await isSignedOut(other)).toBe(true)
    expect(await isSignedOut(page)).toBe(false)
    await signOut(page)
    await signInAs(page, email, newPassword)
  })

  it('IDENT-22 changes it from the account settings', async ({ open }) => {
    const email = await newAccount()
    const page = await open({ provokes: /status of 40[01] / })
    await signInAs(page, email)
    const drawer = await openSettings(page)
    const opener = drawer.getByRole('button', { name: 'Change password' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByRole('textbox', { name: 'Old Password' }).fill(newAccountPassword)
    await dialog.getByRole('textbox', { name: 'New Password', exact: true }).fill('Password1')
    await dialog.getByRole('textbox', { name: 'Repeat New Password' }).fill('Password1')
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await dialog.getByText('This password is too common').waitFor()
    await dialog.getByRole('textbox', { name: 'New Password', exact: true }).fill(newPassword)
    await dialog.getByRole('textbox', { name: 'Repeat New Password' }).fill(newPassword)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('dialog', { name: 'Operation completed' }).getByRole('button', { name: 'OK' }).click()
    await drawer.getByRole('button', { name: 'MFA settings' }).waitFor()
    await page.keyboard.press('Escape')
    await signOut(page)
    await signInAs(page, email, newPassword)
  })
})

describe('authenticator app', () => {
  it('IDENT-28 IDENT-29 IDENT-30 IDENT-32 is set up with real codes, required at sign-in, and disabled', async ({
    open,
  }) => {
    const email = await newAccount()
    const page = await open({ provokes: /status of 40[01] / })
    await signInAs(page, email)
    let drawer = await openSettings(page)
    await drawer.getByRole('button', { name: 'MFA settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'MFA settings' })
    await dialog.getByRole('switch').click()
    const key = (await dialog.locator('code').textContent()) ?? ''
    const codeIn = (seconds: number) => totp(key, Date.now() + seconds * 1000)

    await dialog.getByLabel('Code from the app').fill(codeIn(-3600))
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    await dialog
      .getByText('Invalid code. Please try again or wait for the code to change and try then.', { exact: true })
      .waitFor()
    await dialog.getByLabel('Code from the app').fill(codeIn(0))
    await dialog.getByRole('button', { name: 'Switch on' }).click()
    await dialog.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
    const recoveryCodes = await dialog.getByRole('listitem').allTextContents()
    expect(new Set(recoveryCodes).size).toBe(10)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt')
    await dialog.getByLabel('I have saved these codes').check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByText('10 recovery codes left').waitFor()
    await leaveSettings(page, dialog)
    await signOut(page)

    await page.goto('/?signIn=1')
    await fillSignIn(page, email, newAccountPassword)
    await page.getByLabel('Code', { exact: true }).fill(codeIn(30))
    await page.getByRole('button', { name: /Continue|Sign in/ }).click()
    await userMenu(page).waitFor()
    await waitUntilInteractive(page)
    await signOut(page)

    await page.goto('/?signIn=1')
    await fillSignIn(page, email, newAccountPassword)
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[3] ?? '')
    await page.getByRole('button', { name: /Continue|Sign in/ }).click()
    await userMenu(page).waitFor()
    await waitUntilInteractive(page)

    drawer = await openSettings(page)
    await drawer.getByRole('button', { name: 'MFA settings' }).click()
    await dialog.getByText('9 recovery codes left').waitFor()
    await dialog.getByRole('switch').click()
    const asked = page.getByRole('alertdialog', { name: 'Switch off the authenticator app?' })
    await asked.getByRole('button', { name: 'Switch off' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await dialog.getByRole('switch').isChecked()).toBe(false)
    await leaveSettings(page, dialog)
    await signOut(page)
    await signInAs(page, email)
  })
})

it('adds a passkey in the account settings, signs in with it, and removes it', async ({ open }) => {
  const email = await newAccount()
  const page = await open()
  await giveAuthenticator(page)
  await signInAs(page, email)
  let drawer = await openSettings(page)
  await drawer.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a passkey' })
  expect(await adding.getByLabel('Name').inputValue()).toMatch(/^Chrome on /)
  await adding.getByLabel('Name').fill('Work laptop')
  await adding.getByRole('button', { name: 'Continue' }).click()
  await drawer.getByText('Work laptop').waitFor()
  await adding.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await signOut(page)

  // The sign-in page offers the passkeys of this device by itself, and its owner says yes.
  await page.goto('/?signIn=1')
  await userMenu(page).waitFor()
  await waitUntilInteractive(page)
  drawer = await openSettings(page)
  await drawer.getByRole('button', { name: 'Remove the passkey “Work laptop”' }).click()
  await page.getByRole('alertdialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click()
  await drawer.getByText('Work laptop').waitFor({ state: 'detached' })
})

describe('active sessions', () => {
  it('are ended one by one, then all at once', async ({ open }) => {
    const email = await newAccount()
    const [page, other, third] = await Promise.all([0, 1, 2].map(() => open({ provokes: /status of 40[01] / })))
    if (!page || !other || !third) throw new Error('unreachable')
    await signInAs(other, email)
    await signInAs(page, email)
    const drawer = await openSettings(page)
    expect(await drawer.getByText('This device').count()).toBe(1)
    await drawer.getByRole('button', { name: /^Sign out Chrome on / }).click()
    await page.getByText(/^Chrome on .* has been signed out\.$/).waitFor()
    await drawer.getByRole('button', { name: /^Sign out Chrome on / }).waitFor({ state: 'detached' })
    expect(await isSignedOut(other)).toBe(true)

    await signInAs(third, email)
    await drawer.getByRole('button', { name: 'Sign out everywhere' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
    await asked.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await isSignedOut(third)).toBe(true)
    // The identity provider has forgotten them as well.
    await page.goto('/?signIn=1')
    await page.getByLabel('Password', { exact: true }).waitFor()
  })
})

describe('an idle user', () => {
  const anHour = 3_600_000
  const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })

  it('IDENT-09 IDENT-10 is warned in every tab, may stay, and is signed out of all tabs', async ({ open }) => {
    const email = await newAccount()
    const page = await open({ provokes: /status of 40[01] / })
    const context = page.context()
    await context.clock.install()
    await signInAs(page, email)
    await waitUntilInteractive(page)
    const second = await context.newPage()
    await openPage(second, '/consoleHelp')
    await openSettings(page)

    await context.clock.fastForward(anHour)
    for (const tab of [page, second]) {
      await warning(tab)
        .getByText(/^You will be signed out in \d+ seconds\.$/)
        .waitFor()
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Stay signed in' }).click()
    for (const tab of [page, second]) await warning(tab).waitFor({ state: 'detached' })

    await context.clock.fastForward(anHour)
    for (const tab of [page, second]) await warning(tab).waitFor()
    await context.clock.fastForward(30_000)
    for (const tab of [page, second]) {
      await tab.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
      expect(new URL(tab.url()).pathname).toBe('/')
    }
    await page.goto('/?signIn=1')
    await page.getByLabel('Password', { exact: true }).waitFor()
  })

  it('IDENT-11 is signed out on return after more than an hour', async ({ open }) => {
    const page = await open()
    await signInAs(page, await newAccount())
    await waitUntilInteractive(page)
    await page.goto('about:blank')
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('aged')) localStorage.setItem('portolan.lastActivity', String(Date.now() - 3_600_001))
      sessionStorage.setItem('aged', 'yes')
    })
    await page.goto('/consoleHelp')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
    await page.waitForURL('/')
    await page.goto('/?signIn=1')
    await page.getByLabel('Password', { exact: true }).waitFor()
  })
})

describe('the drawer', () => {
  it('ACCT-01 is on the right: half of a wide screen, all of a small one', async ({ open }) => {
    const page = await open({ as: 'pm@portolan.example' })
    await openPage(page, '/')
    const drawer = await openSettings(page)
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(640)
    expect(await drawer.boundingBox()).toMatchObject({ x: 640, y: 0, width: 640 })
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize(narrow)
    expect(await drawer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
    expect(await overflow(page)).toBe(0)
  })
})
