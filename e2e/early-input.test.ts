import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { it } from './support/journey.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Holds back the page's script until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await free
    await route.continue()
  })
  return release
}

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')))

describe('input before the script has loaded', () => {
  it('SIGNUP-01 stays in the form of /signUp', async ({ open }) => {
    const page = await open()
    const release = await holdScripts(page)
    await page.goto('/signUp')
    await field(page, 'Email address').fill('nora@harbor.example')
    await field(page, 'First name').fill('Nora')
    await page.locator('input[name=password]').fill('Quiet-Harbor-31')
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
    // Every change of one field renders the others again.
    await field(page, 'Last name').fill('Lind')
    await page.locator('input[name=passwordAgain]').fill('Quiet-Harbor-31')
    expect(await field(page, 'Email address').inputValue()).toBe('nora@harbor.example')
    expect(await field(page, 'First name').inputValue()).toBe('Nora')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 2, name: 'A few more details' }).waitFor()
  })

  it('REQ-03 is submitted if the button of /createProject was pressed early', async ({ open }) => {
    const page = await open()
    const release = await holdScripts(page)
    await page.goto('/createProject')
    await field(page, 'Email address').fill('nora@harbor.example')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('form[aria-busy=true]').waitFor()
    release()
    await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor()
    expect(await page.locator('input[name=email]').inputValue()).toBe('nora@harbor.example')
  })

  it('stays when the page is rendered again in another language', async ({ open }) => {
    const page = await open()
    await page.addInitScript(() => localStorage.setItem('portolan.language', 'ar'))
    const release = await holdScripts(page)
    await page.goto('/createProject')
    await page.locator('input[name=email]').fill('nora@harbor.example')
    release()
    await page.getByRole('button', { name: 'متابعة' }).click()
    await page.getByRole('heading', { level: 2, name: 'جهة الاتصال' }).waitFor()
  })
})
