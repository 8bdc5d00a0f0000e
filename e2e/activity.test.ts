import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { choose } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

it('shows who downloaded what to the person who manages the organization, and to no employee', async ({ open }) => {
  const employee = await open({ as: 'employee@harbor.example' })
  await openPage(employee, '/requests?status=all&search=letters, june')
  await employee.getByRole('link', { name: 'Discharge letters, June' }).click()
  const button = employee.getByRole('button', { name: /^Download .*\.docx$/ }).first()
  const [download] = await Promise.all([employee.waitForEvent('download'), button.click()])
  const sentence = `Emil Novak downloaded ${download.suggestedFilename()} of “Discharge letters, June”`
  await openPage(employee, '/activity')
  await employee.getByRole('heading', { level: 1, name: 'Access to this page is restricted.' }).waitFor()

  const page = await open({ as: client })
  await openPage(page, '/')
  await choose(page, 'Activity')
  const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row')
  await rows.filter({ hasText: sentence }).first().waitFor()
  await page.getByRole('combobox', { name: 'Person' }).selectOption('Emil Novak')
  await page.getByRole('combobox', { name: 'Kind of activity' }).selectOption('Downloads')
  await page.waitForURL(/person=.*group=DOWNLOADS/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.filter((line) => line.includes(sentence)).length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes('signed in'))).toEqual([])

  await rows.filter({ hasText: sentence }).first().getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Discharge letters, June' }).waitFor()
})
