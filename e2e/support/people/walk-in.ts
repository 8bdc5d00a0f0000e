import { formatDate } from '@portolan/locale/format-date'
import type { Page } from 'playwright-core'
import { chooseLanguage } from '../choose-languages.ts'
import { openPage } from '../open-page.ts'
import { mailedCode } from './mailed-code.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const waitForTitle = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const textFile = { name: 'rules.txt', mimeType: 'text/plain', buffer: Buffer.from('Keep to the right.') }

export const walkInPhone = '+1 617 555 0142'
/** Ten days ahead, as a field and as a page in English write it. */
export const neededBy = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
export const neededOn = formatDate(neededBy, 'day', 'en')

export async function enterEmail(page: Page, email: string): Promise<void> {
  await openPage(page, '/createProject')
  await field(page, 'Email address').fill(email)
  await press(page, 'Continue')
  await waitForTitle(page, 'Contact')
}

export async function fillContact(page: Page): Promise<void> {
  await field(page, 'First name').first().fill('Zoe')
  await field(page, 'Last name').first().fill('Brahms')
  await page.getByText('Address and phone').click()
  await page.getByRole('textbox', { name: /^Address line 1/ }).fill('12 Quay Street')
  await page.getByRole('textbox', { name: /^City/ }).fill('Boston')
  await page.getByRole('textbox', { name: /^ZIP/ }).fill('02110')
  await page.getByRole('combobox', { name: /^State/ }).selectOption({ label: 'Massachusetts' })
  await page.getByRole('textbox', { name: /^Phone/ }).fill(walkInPhone)
}

export async function fillProject(page: Page, name: string, target: string): Promise<void> {
  await chooseLanguage(page, 'Source language', 'English (United States)')
  await chooseLanguage(page, 'Target languages', target)
  await page.locator('input[type=file]').first().setInputFiles(textFile)
  await field(page, 'Project name').fill(name)
  await page.getByRole('textbox', { name: /^Your reference number/ }).fill('PO-77881')
}

export async function sendForEstimation(page: Page, email: string): Promise<void> {
  await press(page, 'Send for estimation')
  await field(page, 'Code').fill(await mailedCode(email))
  await waitForTitle(page, 'Request submitted')
}

/** The value of a fact on the Request tab of an order. */
export const readFact = async (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .innerText()
