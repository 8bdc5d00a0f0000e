import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { choose, userMenu } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

async function openSettings(page: Page) {
  await openPage(page, '/')
  await choose(page, 'Account Settings')
  const drawer = page.getByRole('dialog', { name: 'Account Settings' })
  await drawer.waitFor()
  return drawer
}

/** Opens a dialog over the drawer. */
async function addGroup(page: Page) {
  await page.getByRole('tab', { name: 'Language Groups' }).click()
  await page.getByRole('region', { name: 'Personal' }).getByRole('button', { name: 'Add group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add language group' })
  await dialog.waitFor()
  return dialog
}

const hasFocus = (element: Element): boolean => element.contains(document.activeElement)
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

it('traps the focus in the topmost dialog and restores it on each Escape', async ({ open }) => {
  const page = await open({ as: client })
  const drawer = await openSettings(page)
  const dialog = await addGroup(page)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key)
      await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focusedText(page)).toBe('Add group')
  expect(await drawer.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => userMenu(page).evaluate(hasFocus)).toBe(true)
})

it('closes a drawer, but not a confirmation, on a backdrop click', async ({ open }) => {
  const page = await open({ as: client })
  const drawer = await openSettings(page)
  await drawer.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await question.waitFor()
  await expect.poll(() => focusedText(page)).toBe('Cancel')
  await page.mouse.click(5, 5)
  expect(await question.isVisible()).toBe(true)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await page.mouse.click(5, 5)
  await drawer.waitFor({ state: 'detached' })
})

it('ACCT-04 shows the warning above an open dialog, and Escape closes only the warning', async ({ open }) => {
  const page = await open({ as: client })
  await openSettings(page)
  const dialog = await addGroup(page)
  await dialog.getByLabel('Name').fill('Nordic')
  await page.evaluate(() => {
    const key = 'portolan.lastActivity'
    localStorage.setItem(key, String(Date.now() - 3_600_000))
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }))
  })
  const warning = page.getByRole('alertdialog')
  await warning.waitFor()
  await expect.poll(() => focusedText(page)).toBe('Stay signed in')
  await page.keyboard.press('Escape')
  await warning.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Nordic')
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true)
})

it('does not shift the page behind it, and fits a phone', async ({ open }) => {
  const page = await open()
  await openPage(page, '/')
  // Not by role: an open dialog hides the rest of the page from assistive technology.
  const logo = () => page.locator('header img').boundingBox()
  const before = await logo()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.waitFor()
  expect((await logo())?.x).toBe(before?.x)
  await page.setViewportSize(narrow)
  const box = await keys.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(16)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrow.width - 16)
})
