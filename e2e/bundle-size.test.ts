import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { choose } from './support/people/sign-in.ts'
import { measureScripts, pageBudget } from './support/script-weight.ts'

it('is readable without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'All your translations in one place' }).waitFor()
  await page.getByRole('contentinfo').getByText('support@portolan.example').waitFor()
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await page.getByRole('heading', { level: 1, name: 'New request' }).waitFor()
})

it('stays within the budget with the account settings open', async ({ open }) => {
  const page = await open({ as: 'admin@portolan.example' })
  const weight = measureScripts(page)
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  await page.getByRole('dialog').waitFor()
  expect(await weight()).toBeLessThanOrEqual(pageBudget)
})
