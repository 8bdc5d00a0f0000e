import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { namesWithOneLanguage } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'

/** Counts what is pressed. */
function clicksOf(page: Page) {
  let clicks = 0
  return {
    count: () => clicks,
    async press(name: string | RegExp, role: 'button' | 'link' = 'button', within = 'main') {
      clicks += 1
      await page.locator(within).getByRole(role, { name, exact: true }).first().click()
    },
    async openFirst() {
      clicks += 1
      await page.locator('main tbody [data-row-link]').first().click()
      await page.getByRole('region', { name: 'Next step' }).waitFor()
    },
    async chooseFile(name: string) {
      clicks += 1
      const file = { name, mimeType: 'text/plain', buffer: Buffer.from(name) }
      await page.locator('main input[type=file]').first().setInputFiles(file)
    },
  }
}

describe('the staff', () => {
  it('see on their home page what needs them, and open exactly these orders', async ({ openAgain }) => {
    const page = await openAgain({ as: 'pm@portolan.example' })
    await openPage(page, '/')
    const overdue = page.getByRole('link', { name: /orders? (is|are) overdue$/ })
    const count = Number(/^\d+/.exec(await overdue.innerText())?.[0])
    expect(count).toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await overdue.click()
    await page.waitForURL(/need=OVERDUE/)
    await page.locator('main tbody tr').first().waitFor()
    expect(await page.locator('main tbody tr').count()).toBe(Math.min(count, 25))
    expect(await page.getByText('Past due').count()).toBe(Math.min(count, 25))
  })

  it('price the first order of the queue with three clicks', async ({ open }) => {
    const page = await open({ as: 'quoter@portolan.example' })
    await openPage(page, '/desk?queue=TO_PRICE')
    const clicks = clicksOf(page)
    await clicks.openFirst()
    const prices = page.getByRole('textbox', { name: /^Price per (page|word)/ })
    await prices.first().waitFor()
    for (const field of await prices.all()) await field.fill('30')
    await clicks.press('Send the quote')
    await page.getByText('The quote is on its way to the client').waitFor()
    await page.getByText(/^The client has the quote until/).waitFor()
    await expectNextStep(page)
    expect(clicks.count()).toBeLessThanOrEqual(3)
  })

  it('price by the word, and find the price again after a withdrawal', async ({ open }) => {
    const page = await open({ as: 'quoter@portolan.example' })
    await openPage(page, '/desk?queue=TO_PRICE')
    const clicks = clicksOf(page)
    await clicks.openFirst()
    const units = page.getByRole('combobox', { name: 'Priced by' })
    await units.first().waitFor()
    for (const unit of await units.all()) await unit.selectOption('Word')
    const prices = page.getByRole('textbox', { name: 'Price per word' })
    for (const field of await prices.all()) await field.fill('0.125')
    await clicks.press('Send the quote')
    await page.getByRole('columnheader', { name: 'Price per word' }).waitFor()
    await page.getByRole('cell', { name: '$0.125' }).first().waitFor()

    await clicks.press('Withdraw the quote')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The tables were counted twice.')
    await dialog.getByRole('button', { name: 'Withdraw the quote' }).click()
    await page.getByText('Prefilled from the last quote. You can edit it.').waitFor()
    for (const field of await prices.all()) expect(await field.inputValue()).toBe('0.125')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('deliver a new project with four clicks', async ({ open }) => {
    const page = await open({ as: 'pm@portolan.example' })
    const clicks = clicksOf(page)
    await openPage(page, `/desk?queue=NEW&search=${encodeURIComponent((await namesWithOneLanguage(page))[0] ?? '')}`)
    await clicks.openFirst()
    const button = page.locator('main').getByRole('button', { name: 'Complete and deliver', exact: true })
    expect(await button.isDisabled()).toBe(true)
    await clicks.chooseFile('translation.txt')
    await clicks.press('Complete and deliver')
    await clicks.press('Complete and deliver', 'button', '[role=alertdialog]')
    await page.getByText('Delivered. The client gets an email.').waitFor()
    await page.getByText('Delivered. There is nothing left to do.').waitFor()
    await expectNextStep(page)
    expect(clicks.count()).toBe(4)
  })
})

/** The page is at its top, and the keyboard at the next step. */
async function expectNextStep(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: 'Next step' })
  await expect.poll(() => step.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}
