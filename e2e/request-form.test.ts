import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { chooseLanguages } from './support/choose-languages.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { mailedCode } from './support/people/mailed-code.ts'
import { client } from './support/route-table.ts'

const report = { name: 'Discharge report.txt', mimeType: 'text/plain', buffer: Buffer.from('Five words are in here.') }
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const notes = (page: Page) => page.getByRole('textbox', { name: /^Notes for the translators/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const submitted = (page: Page) => page.getByRole('heading', { level: 1, name: 'Request submitted' })
const member = 'client@meridian.example'

/** Clicks as a person with a mouse needs them. A select takes two: to open it, and to choose. */
function countClicks(page: Page) {
  let clicks = 0
  const click = async (what: Locator) => {
    clicks += 1
    await what.click()
  }
  return {
    count: () => clicks,
    click,
    async chooseLanguage(label: string, search: string, name: string) {
      const box = page.getByRole('combobox', { name: label })
      await click(box)
      await page.keyboard.type(search)
      await expect.poll(() => page.getByRole('listbox').getByRole('option').first().textContent()).toContain(name)
      await click(page.getByRole('listbox').getByRole('option', { name }).first())
      // The list of several languages stays open over the fields below.
      await box.press('Escape')
    },
    async select(label: string, option: string) {
      clicks += 2
      await page.getByRole('combobox', { name: label }).selectOption(option)
    },
    async chooseFile() {
      const chooser = page.waitForEvent('filechooser')
      await click(page.getByRole('button', { name: 'Choose files' }).first())
      await (await chooser).setFiles(report)
    },
  }
}

describe('the request form', () => {
  it('takes a visitor at most 8 clicks', async ({ open }) => {
    const page = await open()
    const { click, chooseLanguage, chooseFile, count } = countClicks(page)
    await openPage(page, '/')
    await click(page.getByRole('main').getByRole('link', { name: 'Request Quote' }).first())
    const email = `journey-${randomUUID()}@lindgren.example`
    await field(page, 'Email address').fill(email)
    await click(button(page, 'Continue'))
    await field(page, 'Company name').fill('Lindgren Tools')
    await field(page, 'First name').fill('Nora')
    await field(page, 'Last name').fill('Lind')
    await chooseLanguage('Source language', 'engl', 'English (United States)')
    await chooseLanguage('Target languages', 'span', 'Spanish (Latin America)')
    await chooseFile()
    await click(button(page, 'Send for estimation'))
    await page.getByRole('dialog').waitFor()
    await field(page, 'Code').pressSequentially(await mailedCode(email))
    await submitted(page).waitFor()
    expect(count()).toBeLessThanOrEqual(8)
  })

  it('takes a returning client at most 8 clicks, with the last source language and workflow chosen', async ({
    open,
  }) => {
    const page = await open({ as: client })
    const { click, chooseLanguage, chooseFile, select, count } = countClicks(page)
    await openPage(page, '/')
    await click(
      page
        .getByRole('main')
        .getByRole('link', { name: /^New request/ })
        .first(),
    )
    const source = page.getByRole('combobox', { name: 'Source language' })
    await source.waitFor()
    expect(await source.inputValue()).toBe('English (United States)')
    await chooseLanguage('Target languages', 'vie', 'Vietnamese')
    await chooseFile()
    await field(page, 'Cost center').fill('1234')
    await select('Department', 'Pharmacy')
    await click(button(page, 'Send for estimation'))
    await submitted(page).waitFor()
    expect(count()).toBeLessThanOrEqual(8)
  })

  it('keeps uploaded files with the draft', async ({ open }) => {
    const page = await open({ as: member })
    await openPage(page, '/createProject')
    await chooseLanguages(page)
    await page.locator('input[type=file]').first().setInputFiles(report)
    const row = page.getByRole('list', { name: 'Files to translate' })
    await row.getByText('Uploaded').waitFor()
    await page.waitForTimeout(500)
    await page.reload()
    await page.getByText('Draft restored').waitFor()
    await row.getByText('Uploaded, ready to send').waitFor()
    expect(await field(page, 'Project name').inputValue()).toBe('Discharge report')
    await button(page, 'Send for estimation').click()
    await submitted(page).waitFor()
  })

  it('goes on sending by itself when the connection is back', async ({ open }) => {
    const page = await open({ as: member, provokes: /ERR_|Failed to load/ })
    await openPage(page, '/createProject')
    await chooseLanguages(page)
    await page.locator('input[type=file]').first().setInputFiles(report)
    await page.getByRole('list', { name: 'Files to translate' }).getByText('Uploaded').waitFor()
    await page.getByText('Ready to send').waitFor()
    await page.context().setOffline(true)
    await button(page, 'Send for estimation').click()
    await page.getByRole('dialog').getByText('Connection lost. We’ll resume when you’re back online.').waitFor()
    await page.context().setOffline(false)
    await submitted(page).waitFor()
  })

  it('estimates a typed text, and is filled in from a template', async ({ open }) => {
    const page = await open({ as: member })
    await openPage(page, '/createProject')
    await chooseLanguages(page)
    await page.getByRole('radio', { name: 'Text', exact: true }).check()
    await field(page, 'Text to translate').fill('word '.repeat(600))
    const summary = page.getByRole('complementary', { name: 'Summary' })
    await summary.getByText('$102.00').first().waitFor()
    await notes(page).fill('Sixth grade.')
    const name = `Forms ${randomUUID()}`
    await button(page, 'Templates').click()
    await page.getByRole('menuitem', { name: 'Save as template…' }).click()
    await field(page, 'Template name').fill(name)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Save').click()
    await page.getByText(`Template “${name}” saved`).waitFor()

    await page.reload()
    await button(page, 'Start over').click()
    await page.getByText('Draft restored').waitFor({ state: 'detached' })
    await button(page, 'Templates').click()
    await page.getByRole('menuitem', { name }).click()
    await button(page, 'Remove French (France)').waitFor()
    expect(await notes(page).inputValue()).toBe('Sixth grade.')
    await button(page, 'Templates').click()
    await page.getByRole('menuitem', { name: 'Manage templates…' }).click()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, `Delete ${name}`).click()
    await button(page, 'Delete').click()
    await page.getByText(`Template “${name}” deleted`).waitFor()
  })

  it('has its buttons in a bar at the bottom of a narrow page', async ({ open }) => {
    const page = await open({ as: member, viewport: narrow })
    await openPage(page, '/createProject')
    const send = button(page, 'Send for estimation')
    await send.waitFor()
    const box = await send.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(narrow.height)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
