import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { signIn, signInThroughOrbit, signOut, userMenu } from './support/people/sign-in.ts'

it('IDENT-02 IDENT-07 sends users of Orbit to their own sign-in page and back, greeted by email address', async ({
  open,
}) => {
  const page = await open({ provokes: statusError(401) })
  await page.goto('/machineTranslation')
  await page.getByLabel('Email address').fill('sso@orbit.example')
  await page.getByRole('button', { name: 'Continue with Orbit Aerospace' }).click()
  await page.waitForURL(/\/demo\/orbit\/signIn\//)
  expect(await page.getByRole('banner').textContent()).toContain('Orbit Aerospace')
  expect(await page.getByLabel('Work email').inputValue()).toBe('sso@orbit.example')

  await page.getByLabel('Password').fill('not it')
  await page.getByRole('button', { name: 'Sign in to Orbit' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('Orbit does not know')

  await page.getByLabel('Password').fill('Harbour-Light-27')
  const answer = page.waitForResponse('/api/userAccount')
  await page.getByRole('button', { name: 'Sign in to Orbit' }).click()
  expect(await (await answer).json()).toMatchObject({
    roles: ['CLIENT_EMPLOYEE'],
    isFederatedSsoAccount: true,
    externalGroups: ['orbit-translation'],
    clientConfig: { clientId: 1008 },
  })
  await userMenu(page).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/machineTranslation/)
  await openPage(page, '/')
  expect(await heading(page).textContent()).toBe('Welcome, sso@orbit.example')
})

it('IDENT-07 creates an account at the first sign-in, whatever groups Orbit sends', async ({ open }) => {
  const page = await open()
  await signIn(page, 'ravi@orbit.example')
  expect(await heading(page).textContent()).toBe('Welcome, ravi@orbit.example')
  await userMenu(page).click()
  const item = page.getByRole('menuitem', { name: 'Sign Out' })
  await item.waitFor()
  expect(await page.getByRole('menuitem', { name: 'Impersonate' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await item.waitFor({ state: 'hidden' })

  await signOut(page)
  await page.goto('/?signIn=1')
  await signInThroughOrbit(page, 'mei@orbit.example')
  await userMenu(page).waitFor()
  expect(await heading(page).textContent()).toBe('Welcome, mei@orbit.example')
})

it('opens the sign-in page of Orbit without a password, by keyboard only', async ({ open }) => {
  const page = await open()
  await page.goto('/?signIn=1')
  await page.getByLabel('Email address').fill('sso@orbit.example')
  await page.getByRole('button', { name: 'Continue with Orbit Aerospace' }).waitFor()
  await page.getByLabel('Email address').press('Enter')
  await page.waitForURL(/\/demo\/orbit\/signIn\//)
})
