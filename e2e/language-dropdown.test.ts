import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'

const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Find a language' })
const option = (page: Page) => page.getByRole('option')

async function openDropdown(page: Page): Promise<void> {
  await openPage(page, '/consoleHelp#which-languages')
  await dropdown(page).click()
  await option(page).first().waitFor()
}

describe('the language dropdown', () => {
  it('SHELL-53 shows 8 of hundreds of rows and renders only the visible ones', async ({ openAgain }) => {
    const page = await openAgain()
    await openDropdown(page)
    const list = page.getByRole('listbox')
    const row = await option(page).first().boundingBox()
    const box = await list.evaluate((element) => element.clientHeight)
    expect(box / (row?.height ?? 0)).toBe(8)

    const all = Number(await option(page).first().getAttribute('aria-setsize'))
    expect(all).toBeGreaterThan(300)
    expect(await option(page).count()).toBeLessThan(24)
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await page.locator(`[role=option][aria-posinset="${all}"]`).waitFor()
    expect(await option(page).count()).toBeLessThan(24)
  })

  it('SHELL-53 can be searched, navigated and chosen from by keyboard', async ({ openAgain }) => {
    const page = await openAgain()
    await openPage(page, '/consoleHelp#which-languages')
    const active = () =>
      dropdown(page).evaluate((input) => {
        const id = input.getAttribute('aria-activedescendant')
        return id ? document.getElementById(id)?.getAttribute('aria-posinset') : null
      })
    await dropdown(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe('1')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe('2')
    await page.keyboard.press('PageDown')
    await expect.poll(active).toBe('10')
    await page.keyboard.press('ArrowUp')
    await expect.poll(active).toBe('9')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)

    await page.keyboard.type('heb')
    await page.getByRole('option', { name: 'Hebrew' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await dropdown(page).inputValue()).toBe('Hebrew')
    await page.getByText('Right to left').waitFor()
  })
})
