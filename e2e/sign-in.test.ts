import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { fillSignIn, signIn, signOut } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

const off = 'disabled@harbor.example'

it.for([
  ['a wrong password', client, 401, 'The email address or password is incorrect.'],
  ['a wrong password of an account switched off', off, 401, 'The email address or password is incorrect.'],
  ['an account switched off', off, 403, 'This account is switched off. Contact '],
] as const)('refuses %s', async ([, email, status, message], { open }) => {
  const page = await open({ provokes: statusError(status) })
  const password = status === 401 ? 'harbour-light-27' : undefined
  await page.goto('/?signIn=1')
  await fillSignIn(page, email, password)
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain(message)
  expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
})

it('opens at the address that people type, and leads to sign-up', async ({ open }) => {
  const page = await open()
  await page.goto('/signIn')
  await page.getByLabel('Email address').waitFor()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('/signUp')
  await heading(page).waitFor()
})

it('IDENT-04 ends the session on Sign Out, returns to the root, and Back shows nothing private', async ({ open }) => {
  const page = await open()
  await signIn(page, 'employee@harbor.example')
  await openPage(page, '/machineTranslation')
  await signOut(page)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()

  const signedOut = page.getByRole('link', { name: 'Sign In' }).or(page.getByLabel('Email address'))
  for (const _step of [1, 2]) {
    await page.evaluate(() => setTimeout(() => history.back()))
    await page.waitForTimeout(500)
    await signedOut.first().waitFor()
    expect(await page.getByText('Emil').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'User menu' }).count()).toBe(0)
  }
  await page.goto('/machineTranslation')
  await page.waitForURL(/\/signIn\//)
})

it('stays signed in over a reload and in a second tab', async ({ open }) => {
  const page = await open({ as: client })
  await openPage(page, '/')
  await page.reload()
  await expect.poll(() => heading(page).textContent()).toBe('Welcome, Helen')
  const second = await page.context().newPage()
  await openPage(second, '/reports')
  expect(await heading(second).textContent()).toBe('Reports')
})

it('IDENT-17 API-01 sends a bearer token with every call, and an empty one for visitors', async ({ open }) => {
  for (const [as, token] of [
    [undefined, /^Bearer ?$/],
    [client, /^Bearer ey[\w-]+\.[\w-]+\.[\w-]+$/],
  ] as const) {
    const page = await open(as ? { as } : {})
    const call = page.waitForRequest('/api/faq*')
    await openPage(page, '/consoleHelp')
    const headers = await (await call).allHeaders()
    expect(headers.authorization).toMatch(token)
    expect(headers.accept).toBe('application/json')
  }
})
