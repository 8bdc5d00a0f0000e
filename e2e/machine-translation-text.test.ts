import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults, findColorFaults, overflow } from './support/accessibility.ts'
import { narrow, wide } from './support/browser.ts'
import { chooseLanguage } from './support/choose-languages.ts'
import { it } from './support/journey.ts'
import { isSpanishOffered } from './support/offered-languages.ts'
import { openPage } from './support/open-page.ts'

const member = 'client@harbor.example'

const result = (page: Page) => page.getByRole('region', { name: 'Result' })

async function checkLook(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(narrow)
  expect(await findColorFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(wide)
}

it('MTTEXT-01 MTTEXT-03 MTTEXT-07 MTTEXT-13 MTTEXT-17 translates a text with the terms of a new glossary', async ({
  open,
  skip,
}) => {
  skip(!(await isSpanishOffered()), 'Apertium is not installed.')
  const page = await open({ as: member, permissions: ['clipboard-read', 'clipboard-write'] })
  const name = `Journey ${Date.now()}`
  await openPage(page, '/machineTranslation/glossaries')
  await page.getByRole('button', { name: 'New glossary' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  for (const [label, language] of [
    ['Source language', 'English (United States)'],
    ['Target language', 'Spanish (Mexico)'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(language)
    await page.getByRole('option', { name: language }).first().click()
  }
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByLabel('Term', { exact: true }).fill('lighthouse keeper')
  await page.getByLabel('Translation', { exact: true }).fill('torrero mayor')
  await page.getByRole('button', { name: 'Add term' }).click()
  await page.getByRole('rowheader', { name: 'lighthouse keeper' }).waitFor()
  await page.getByRole('button', { name: 'Import' }).click()
  const rows = 'source,target\nquay wall,muro del muelle\nno target,\n'
  const file = { name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) }
  await page.getByLabel('CSV or TBX file').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await page.getByText('1 row was not imported').waitFor()
  expect(await page.getByText('Row 3').count()).toBe(1)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('rowheader', { name: 'quay wall' }).waitFor()
  await checkLook(page)

  await page.goto('/machineTranslation')
  await page.waitForURL('**/machineTranslation/textTranslation')
  await page.getByLabel('Text to translate').fill('The lighthouse keeper lives near the old bridge.')
  await page.getByText('Detected: English').waitFor()
  await chooseLanguage(page, 'Into', 'Spanish (Mexico)')
  await page.getByText(/\d+ glossary terms for these languages/).waitFor()
  const human = page.getByRole('button', { name: 'Request human translation' })
  const before = await human.boundingBox()
  await page.getByLabel('Text to translate').press('Control+Enter')
  await page.getByText(/1 of \d+ glossary terms used/).waitFor()
  await result(page).getByText('Quality check').waitFor()
  expect(await human.boundingBox()).toEqual(before)
  await result(page).getByRole('button', { name: 'Copy' }).click()
  await result(page).getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('torrero mayor')
  expect(copied).toContain('puente')
  expect(
    await result(page)
      .getByRole('img', { name: /of 5 stars/ })
      .count(),
  ).toBe(1)
  await checkLook(page)

  // The texts stay while the tab is open.
  await page.getByRole('link', { name: 'Files', exact: true }).click()
  await page.getByRole('link', { name: 'Text', exact: true }).click()
  expect(await page.getByLabel('Text to translate').inputValue()).toContain('lighthouse keeper')

  await openPage(page, '/machineTranslation/glossaries')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText(`${name} was deleted.`).waitFor()
})

it('a member hands a text to human translators, with its languages', async ({ open }) => {
  const page = await open({ as: member })
  await openPage(page, '/machineTranslation/textTranslation')
  const text = 'Rest and drink water. Call the nurse if the wound hurts.'
  await page.getByLabel('Text to translate').fill(text)
  await chooseLanguage(page, 'From', 'English (United States)')
  await chooseLanguage(page, 'Into', 'Spanish (Mexico)')
  await page.getByRole('button', { name: 'Request human translation' }).click()
  await page.waitForURL('**/createProject')
  const field = page.getByLabel('Text to translate')
  await field.waitFor()
  expect(await field.inputValue()).toBe(text)
  expect(await page.getByRole('combobox', { name: 'Source language' }).inputValue()).toBe('English (United States)')
  await page.getByRole('button', { name: /Spanish \(Mexico\)/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

it('translates on a phone in Arabic, each text in its own direction', async ({ open, skip }) => {
  skip(!(await isSpanishOffered()), 'Apertium is not installed.')
  const page = await open({ as: member, language: 'ar', viewport: narrow })
  await openPage(page, '/machineTranslation/textTranslation')
  await page.locator('textarea').fill('The bridge is near the sea. There are 3 rooms.')
  await chooseLanguage(page, 'إلى', 'الإسبانية (المكسيك)')
  await page.getByRole('button', { name: 'ترجمة', exact: true }).click()
  const text = page.locator('[role=group] [lang="es-MX"]')
  await text.getByText('puente').waitFor()
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await page.locator('textarea').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})
