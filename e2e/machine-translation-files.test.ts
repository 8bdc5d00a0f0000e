import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { unzip } from '../documents/src/corpus/translated/translate-bytes.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { chooseLanguage } from './support/choose-languages.ts'
import { openOrder } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { isSpanishOffered } from './support/offered-languages.ts'
import { openPage } from './support/open-page.ts'
import { reportDocx, reportWords } from './support/report-docx.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

type Report = { readonly text: string; readonly document: string }

/** All texts that readers meet, in any part; and the body as XML. */
async function downloadReport(page: Page, name: string | RegExp): Promise<Report> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  const parts = await unzip(await readFile(await (await download).path()))
  const shown = Object.entries(parts).filter(([part]) =>
    /\/[^/]*(?:document|header|footer|notes|comments|chart|data)\d*\.xml$/.test(part),
  )
  const text = shown.map(([, bytes]) =>
    `${bytes}`.replaceAll(/<[^>]* descr="([^"]*)"/g, ' $1 ').replaceAll(/<[^>]*>/g, ' '),
  )
  return { text: text.join(' ').replaceAll(/\s+/g, ' '), document: `${parts['word/document.xml']}` }
}

describe('machine translation of files', () => {
  it('MTFILE-01 MTFILE-04 ESCAL-08 a member translates a document, corrects it, downloads it again and hands it to translators', async ({
    open,
    skip,
  }) => {
    skip(!(await isSpanishOffered()), 'Apertium is not installed.')
    const name = `Reports ${randomUUID().slice(0, 8)}`
    const page = await open({ as: 'client@harbor.example' })
    await openPage(page, '/machineTranslation/fileTranslation')
    await page.getByText(/^Up to \d+ files/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    const file = { name: 'report.docx', mimeType: 'application/octet-stream', buffer: reportDocx() }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await chooseLanguage(page, 'Target languages', 'Spanish (Spain)')
    await page.getByRole('textbox', { name: 'Name of the request' }).fill(name)
    await press(page, 'Translate')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText('Your files are ready to download.').waitFor()

    const { text, document } = await downloadReport(page, /^Download report\..*docx$/)
    expect(text).toContain('mañana')
    expect(reportWords.filter((words) => text.includes(words))).toEqual([])
    expect(document).toMatch(/<w:b\/><\/w:rPr><w:t[^>]*>[^<]*importante/)
    await page.getByText(/^[1-9]\d* segments?/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Correct the translation of report.docx' }).click()
    await page.getByRole('button', { name: /^Correct segment 1 / }).click()
    const editor = page.getByRole('textbox', { name: 'Translation of segment 1' })
    await editor.press('Home')
    await editor.pressSequentially('Atención: ')
    expect(await accessibilityFaults(page)).toEqual([])
    await editor.press('Control+Enter')
    await page.getByText('Your corrections are not in the file yet.').waitFor()
    expect((await downloadReport(page, 'Download again')).text).toContain('Atención:')
    await page.getByText('The file has all your corrections.').waitFor()

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Request human translation' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Human translation needed' })
    await drawer.getByRole('textbox', { name: /^Notes/ }).fill('For patients')
    expect(await accessibilityFaults(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Send to our translators' }).click()
    await page.getByText('Human project').waitFor()

    const staff = await open({ as: 'pm@portolan.example' })
    await openOrder(staff, 'New projects', name)
    await staff.getByText('For patients').first().waitFor()
  })
})
