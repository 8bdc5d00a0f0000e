import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { newAccount, newAccountPassword } from './support/people/new-account.ts'
import { choose, fillSignIn, userMenu } from './support/people/sign-in.ts'
import { portalUrl } from './support/portal-url.ts'

it('a user creates an API key, calls with it, and revokes it', async ({ open }) => {
  const email = await newAccount()
  const page = await open()
  await page.goto('/?signIn=1')
  await fillSignIn(page, email, newAccountPassword)
  await userMenu(page).waitFor()
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('button', { name: 'Create an API key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an API key' })
  await dialog.getByLabel('Name').fill('Nightly export')
  await dialog.getByLabel('Expires after').selectOption('30 days')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create an API key' }).click()
  const created = page.getByRole('dialog', { name: 'Your new API key' })
  const secret = (await created.locator('code').textContent()) ?? ''
  expect(await accessibilityFaults(page)).toEqual([])
  await created.getByRole('button', { name: 'Done' }).click()
  await created.getByText(/^You have not copied the key/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await created.getByRole('button', { name: 'Close anyway' }).click()
  await page.getByText(/read only · expires .* · not used yet/).waitFor()

  const call = () => fetch(`${portalUrl()}/api/userAccount`, { headers: { authorization: `Bearer ${secret}` } })
  expect(await (await call()).json()).toMatchObject({ email })
  const change = await fetch(`${portalUrl()}/api/userAccount/actions/changeProfile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  })
  expect([change.status, await change.json()]).toMatchObject([403, { errorCode: 'api_key_read_only' }])
  await page.getByRole('button', { name: 'Revoke the API key “Nightly export”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('“Nightly export” was revoked').waitFor()
  const refused = await call()
  expect([refused.status, await refused.json()]).toMatchObject([401, { errorCode: 'api_key_refused' }])
})
