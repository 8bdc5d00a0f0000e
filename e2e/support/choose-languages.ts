import type { Page } from 'playwright-core'

export async function chooseLanguage(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await box.click()
  await box.fill(name)
  await page.getByRole('option', { name }).first().click()
  await box.press('Escape')
}

/** From English to French. */
export async function chooseLanguages(page: Page): Promise<void> {
  await chooseLanguage(page, 'Source language', 'English (United States)')
  await chooseLanguage(page, 'Target languages', 'French (France)')
}
