import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { mailedLink } from './support/people/mailed-confirmation.ts'
import { fillSignIn, userMenu } from './support/people/sign-in.ts'

const administrator = 'admin@portolan.example'
const password = 'Lantern-Quay-58'

it('an administrator invites a colleague, who joins, and then changes the role', async ({ open }) => {
  const email = `colleague-${randomUUID()}@portolan.example`
  const page = await open({ as: administrator })
  await openPage(page, '/administration?tab=users')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('radio', { name: 'Quoter' }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByRole('row', { name: new RegExp(`^${email} Quoter`) }).waitFor()

  const theirs = await open({ viewport: narrow })
  const field = (label: string) => theirs.getByLabel(label, { exact: true })
  await openPage(theirs, await mailedLink(email, '/signUp/staff'))
  await expect.poll(() => field('Email address').inputValue()).toBe(email)
  await field('First name').fill('Nora')
  await field('Last name').fill('Invited')
  await field('Password').fill(password)
  await field('Repeat password').fill(password)
  expect(await accessibilityFaults(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(theirs, email, password)
  await userMenu(theirs).waitFor()
  await openPage(theirs, '/desk')
  expect(await heading(theirs).textContent()).toBe('Desk')

  await page.reload()
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Actions for Nora Invited' }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  const role = page.getByRole('dialog', { name: 'Change role' })
  await role.getByRole('radio', { name: 'Engineer' }).check()
  await role.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /^Nora Invited .*Engineer/ }).waitFor()
})

it('an administrator adds a client, changes it and invites a user', async ({ open }) => {
  const name = `Northwind ${randomUUID().slice(0, 8)}`
  const page = await open({ as: administrator })
  await openPage(page, '/administration')
  await page.getByRole('button', { name: 'Add a client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a client' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Legal name').fill(`${name}, Inc.`)
  await dialog.getByLabel(/^Email domains/).fill('northwind.example')
  await dialog.getByRole('button', { name: 'Add a client' }).click()
  await page.waitForURL(/\/administration\/clients\/\d+$/)
  await expect.poll(() => heading(page).textContent()).toBe(name)
  await page.getByText('No rates yet: every request is priced by hand.').waitFor()
  await page.getByText('Nobody has an account yet.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Edit the client' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the client' })
  await edit.getByLabel('Legal name').fill(`${name}, LLC`)
  await edit.getByLabel(/^Email domains/).fill('northwind.example, nw.example')
  expect(await accessibilityFaults(page)).toEqual([])
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${name}, LLC`, { exact: true }).waitFor()

  const email = `${randomUUID()}@nw.example`
  await page.getByRole('button', { name: 'Invite a user' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite a user' })
  await invite.getByLabel('Email').fill(email)
  await invite.getByRole('radio', { name: 'Client', exact: true }).check()
  await invite.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByRole('row', { name: new RegExp(`^${email} Client`) }).waitFor()
  expect(await mailedLink(email, '/signUp/')).toContain('invitation=')
})
