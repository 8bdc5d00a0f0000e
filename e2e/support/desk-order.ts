import type { Locator, Page } from 'playwright-core'
import { openPage, waitUntilInteractive } from './open-page.ts'
import { waitUntilSettled } from './traffic.ts'

/** Opens an order from its queue, as staff do. */
export async function openOrder(page: Page, queue: string, name: string): Promise<void> {
  await openPage(page, '/desk')
  await page.getByRole('tab', { name: new RegExp(`^${queue}`) }).click()
  await page.getByRole('searchbox').fill(name)
  await page.waitForURL(/search=/)
  const link = page.getByRole('link', { name, exact: true })
  await untilThere(page, link)
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Clicks a button of the order as soon as it appears. */
export async function pressOnOrder(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await untilThere(page, button)
  await button.click()
}

/** Reloads the page as soon as it shows all it has, because the desk refreshes only twice a minute. */
async function untilThere(page: Page, wanted: Locator): Promise<void> {
  for (;;) {
    await waitUntilSettled(page)
    if ((await wanted.count()) > 0) return
    await page.reload()
    await waitUntilInteractive(page)
  }
}

export async function priceOrder(page: Page, price: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Priced by' }).selectOption('Flat price')
  await page.getByRole('textbox', { name: 'Flat price' }).fill(price)
  await pressOnOrder(page, 'Send the quote')
  await page.getByText('The quote is on its way to the client').waitFor()
}

/** The names of new projects that are translated into one language only. */
export async function namesWithOneLanguage(page: Page): Promise<string[]> {
  await openPage(page, '/desk?queue=NEW')
  const rows = page.locator('main tbody tr')
  await rows.first().waitFor()
  const names: string[] = []
  for (const row of await rows.all()) {
    const languages = await row.locator('td').nth(1).innerText()
    if (!languages.includes(',')) names.push((await row.locator('[data-row-link]').innerText()).trim())
  }
  return names
}
