import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { mailedLink } from './support/people/mailed-confirmation.ts'
import { choose, fillSignIn, userMenu } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

const password = 'Lantern-Quay-58'

it('invites a colleague, who signs up by the emailed link and is in the list', async ({ open }) => {
  const email = `invited-${randomUUID()}@harbor.example`
  const page = await open({ as: client })
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('tab', { name: 'Organization Users' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Organization Users' })
  await panel.getByRole('button', { name: 'Invite colleagues' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite colleagues' })
  await dialog.getByLabel('Email addresses').fill(email)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await panel.getByRole('row', { name: new RegExp(`^${email}`) }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const theirs = await open({ viewport: narrow })
  const field = (label: string) => theirs.getByLabel(label, { exact: true })
  await openPage(theirs, await mailedLink(email, '/signUp/'))
  await expect.poll(() => field('Email address').inputValue()).toBe(email)
  expect(await field('Email address').isEditable()).toBe(false)
  await field('First name').fill('Nora')
  await field('Last name').fill('Invited')
  await field('Password').fill(password)
  await field('Repeat password').fill(password)
  await theirs.getByRole('button', { name: 'Continue' }).click()
  await field('Badge number').fill('B-17')
  await theirs.keyboard.press('Enter')
  await theirs.getByText('You can sign in now.').waitFor()
  await theirs.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(theirs, email, password)
  await userMenu(theirs).waitFor()

  await page.reload()
  await choose(page, 'Account Settings')
  await page.getByRole('tab', { name: 'Organization Users' }).click()
  await panel.getByRole('searchbox').fill(email)
  await panel.getByRole('row', { name: /^Nora Invited/ }).waitFor()
  await panel.getByText('No pending invitations.').waitFor()
})
