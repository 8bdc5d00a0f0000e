import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { isOwnPortal } from './support/portal-url.ts'

it('SHELL-32 requires a choice of organization before going on', async ({ open, skip }) => {
  const page = await open({ as: 'new@tandem.example' })
  const account = page.waitForResponse('/api/userAccount')
  await openPage(page, '/')
  const { clientConfig } = await (await account).json()
  if (clientConfig && !isOwnPortal()) skip('this portal has seen the choice made')

  const picker = page.getByRole('group', { name: 'Choose your organization' })
  await picker.waitFor()
  expect(await page.getByRole('list', { name: 'Your tools' }).count()).toBe(0)
  expect(await picker.getByRole('radio').count()).toBe(2)

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Choose an organization to continue.').waitFor()
  await picker.getByRole('radio', { name: 'Tandem South' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('list', { name: 'Your tools' }).waitFor()

  await page.reload()
  await page.getByRole('list', { name: 'Your tools' }).waitFor()
  await page.getByText('You are working as Tandem South.').waitFor()
})

it('CLIENT-10 lets users of several organizations switch between them', async ({ open }) => {
  const page = await open({ as: 'client@tandem.example' })
  await openPage(page, '/')
  for (const name of ['Tandem South', 'Tandem North']) {
    await page.getByRole('button', { name: 'Change organization' }).click()
    await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(`You are working as ${name}.`).waitFor()
  }
})
