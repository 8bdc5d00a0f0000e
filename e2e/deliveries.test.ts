import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openOrder, pressOnOrder } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'

const name = 'Welcome pack'

const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()

it('a client reports a problem with a delivery, staff correct it, and the client follows', async ({ open }) => {
  const client = await open({ as: 'client@tandem.example' })
  await openPage(client, `/requests?status=completed&search=${encodeURIComponent(name)}`)
  await client.getByRole('link', { name, exact: true }).click()
  await client.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = client.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByRole('textbox', { name: /^What is wrong/ }).fill('The opening hours are missing.')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'marked.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Here'),
    })
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await client.getByText(/^Problem reported by/).waitFor()
  await client.getByRole('tab', { name: 'Messages' }).click()
  await client.getByRole('button', { name: 'Download marked.txt' }).waitFor({ timeout: 30_000 })

  const staff = await open({ as: 'pm@portolan.example' })
  await openOrder(staff, 'Needs attention', name)
  await staff.getByText('The opening hours are missing.').first().waitFor()
  await pressOnOrder(staff, 'Replace the files')
  await confirm(staff, 'Replace the files')
  await staff.getByText(/^Add the new files\./).waitFor()
  await pressOnOrder(staff, 'Stop correcting')
  await confirm(staff, 'Stop correcting')
  await pressOnOrder(staff, 'Replace the files')
  await confirm(staff, 'Replace the files')
  await staff.getByText(/^Add the new files\./).waitFor()

  // What staff remove, the client keeps until the order is completed again.
  await staff
    .getByRole('button', { name: /^Remove .*\.\w+$/ })
    .first()
    .click()
  await confirm(staff, 'Remove')
  await staff.getByText('Removed when you complete the order', { exact: true }).waitFor()
  await client.reload()
  await client.getByText('We are correcting the files with the problem you reported.').waitFor()
  await client.getByText('Correcting the files', { exact: true }).first().waitFor()
  await client.getByRole('tab', { name: 'Deliverables' }).click()
  const kept = client.getByRole('button', { name: /^Download .*\.\w+$/ })
  await kept.first().waitFor()
  expect(await client.getByRole('button', { name: 'Accept the delivery' }).count()).toBe(0)

  // The file of the client by mistake, then the right one.
  await client.getByRole('tab', { name: 'Source Documents' }).click()
  const download = client.waitForEvent('download')
  await client
    .getByRole('button', { name: /^Download .*\.\w+$/ })
    .first()
    .click()
  const sent = await (await download).path()
  const files = staff.getByRole('main').locator('input[type=file]').first()
  await files.setInputFiles({ name: 'welcome.txt', mimeType: 'text/plain', buffer: await readFile(sent) })
  await staff.getByRole('button', { name: 'Complete and deliver' }).click()
  const question = staff.getByRole('alertdialog', { name: 'Complete and deliver' })
  await question.getByText(/is the client’s own file, not a translation\./).waitFor()
  await question.getByRole('button', { name: 'Deliver it anyway' }).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await staff.getByText('Client’s own file', { exact: true }).waitFor()
  await staff.getByRole('button', { name: 'Remove welcome.txt' }).click()
  await confirm(staff, 'Remove')
  await staff.getByText('Client’s own file', { exact: true }).waitFor({ state: 'detached' })
  await files.setInputFiles({ name: 'welcome.txt', mimeType: 'text/plain', buffer: Buffer.from('Bienvenidos') })
  await staff.getByRole('button', { name: 'Complete and deliver' }).click()
  await confirm(staff, 'Complete and deliver')
  await staff.getByText('Delivered. There is nothing left to do.').waitFor()

  await client.reload()
  await client.getByRole('tab', { name: 'Deliverables' }).click()
  await client.getByRole('button', { name: 'Download welcome.txt' }).waitFor()
  expect(await kept.count()).toBe(1)
})
