import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'

it('REPORT-02 REPORT-04 REPORT-05 REPORT-10 finds rows of a report and exports them', async ({ open }) => {
  const page = await open({ as: 'client@meridian.example' })
  await openPage(page, '/reports')
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect.poll(() => heading(page).textContent()).toBe('All projects')
  await page.getByText(/^1–25 of .* projects$/).waitFor()
  // The number stays in view while the rest is scrolled.
  const number = page.getByRole('rowheader').first()
  const before = await number.boundingBox()
  await page.getByRole('region', { name: 'All projects' }).evaluate((region) => region.scrollTo(10_000, 0))
  // All but the width of the table's border.
  expect((await number.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, -1)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill('Policy wording')
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Completed' })
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => page.url()).toContain('Policy')
  const names = page.getByRole('table', { name: 'All projects' }).locator('tbody td[data-label="Project name"]')
  await expect.poll(async () => new Set((await names.allTextContents()).map((name) => name.slice(0, 14))).size).toBe(1)

  const link = names.first().getByRole('link')
  expect(await link.getAttribute('href')).toMatch(/^\/requests\//)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, first 1000 rows' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^All projects \d{4}-\d\d-\d\d \d{6}\.csv$/)
  expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(1001)
  await page.getByText(/^Only the first 1000 of \d+ records were exported\.$/).waitFor()
})

it('REPORT-05 saves a view, opens it again and asks for an email about it', async ({ open }) => {
  const page = await open({ as: 'client@meridian.example' })
  await openPage(page, '/reports')
  await page.getByRole('link', { name: 'All projects' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Completed' })
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Requested by' }).uncheck()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Completed of a journey')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Completed of a journey” was saved.').waitFor()

  await openPage(page, '/reports')
  const views = page.getByRole('table', { name: 'Saved views' })
  await views.getByRole('link', { name: 'Completed of a journey' }).click()
  await page.getByText('Status: Completed', { exact: true }).waitFor()
  const table = page.getByRole('table', { name: 'All projects' })
  await table.waitFor()
  expect(await table.getByRole('columnheader', { name: 'Requested by' }).count()).toBe(0)

  await page.getByRole('button', { name: 'Actions for Completed of a journey' }).click()
  await page.getByRole('menuitem', { name: 'Emails' }).click()
  await page.getByRole('combobox', { name: 'Emails' }).selectOption({ label: 'Every Monday' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^The next email comes on /).waitFor()

  await page.getByRole('button', { name: 'Actions for Completed of a journey' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Completed of a journey” was deleted.').waitFor()
})

it.for([{}, { language: 'ar' }, { language: 'es' }] as const)(
  'shows the cost on a usual screen: %j',
  async (chosen, { open }) => {
    const page = await open({ as: 'client@harbor.example', ...chosen, viewport: { width: 1440, height: 900 } })
    await openPage(page, '/reports')
    await page.getByRole('main').getByRole('link').first().click()
    await page.locator('tbody tr').first().waitFor()
    const heads = page.locator('thead th')
    const edges = await heads.filter({ hasText: /USD|دولار/ }).boundingBox()
    expect(edges?.x).toBeGreaterThan(0)
    expect((edges?.x ?? 0) + (edges?.width ?? 0)).toBeLessThan(1440)
  },
)
