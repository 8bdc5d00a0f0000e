import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults, overflow } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { chooseLanguage, chooseLanguages } from './support/choose-languages.ts'
import { it } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { mailedCode } from './support/people/mailed-code.ts'
import { fillSignIn, userMenu } from './support/people/sign-in.ts'
import { client } from './support/route-table.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const submitted = (page: Page) => page.getByRole('heading', { level: 1, name: 'Request submitted' })
const newEmail = (domain: string) => `journey-${randomUUID()}@${domain}`
const textFile = (name: string, text = 'Five words are in here.') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

async function fillNames(page: Page): Promise<void> {
  await field(page, 'First name').first().fill('Nora')
  await field(page, 'Last name').first().fill('Lind')
}

async function enterEmail(page: Page, email: string): Promise<void> {
  await openPage(page, '/createProject')
  await field(page, 'Email address').fill(email)
  await press(page, 'Continue')
  await title(page, 'Contact').waitFor()
}

async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm your email address' }).waitFor()
  await field(page, 'Code').fill(await mailedCode(email))
  await submitted(page).waitFor()
}

describe('a new request', () => {
  it('REQ-02 REQ-48 REQ-49 REQ-51 REQ-57 is sent by a member with files and references', async ({ open }) => {
    const page = await open({ as: 'client@meridian.example' })
    await openPage(page, '/createProject')
    await title(page, 'Documents').waitFor()
    await press(page, 'Send for estimation')
    await page.getByText(/^There are \d problems/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await chooseLanguages(page)
    const form = page.waitForResponse('**/api/tempFiles/actions/createPresignedPost')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([textFile('policy.txt'), textFile('terms.txt')])
    await page.getByRole('checkbox', { name: 'Add reference files' }).check()
    await page.locator('input[type=file]').nth(2).setInputFiles(textFile('terms.txt'))
    await page.getByText('A file named terms.txt is already in the list.').waitFor()
    await page.locator('input[type=file]').nth(2).setInputFiles(textFile('glossary.txt'))
    await page.getByText('Ready to send').waitFor()

    const created = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/jobRequests')
    await form
    await press(page, 'Send for estimation')
    const { id, number, files } = (await (await created).json()) as {
      id: string
      number: string
      files: { fileName: string; category: string }[]
    }
    expect(files.map(({ fileName, category }) => `${category} ${fileName}`).sort()).toEqual([
      'REFERENCE glossary.txt',
      'SOURCE_DOCUMENT policy.txt',
      'SOURCE_DOCUMENT terms.txt',
    ])
    await submitted(page).waitFor()
    await page.getByText(number, { exact: true }).waitFor()
    // The estimate may have come before the request was sent.
    await page.getByText(/^(Your quote is usually|Our quote team).* within (minutes|1 business day)\.$/).waitFor()
    expect(await page.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toBe(`/requests/${id}`)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('REQ-03 REQ-04 REQ-44 REQ-51 REQ-52 is sent by a visitor of a known domain, who then creates an account', async ({
    open,
  }) => {
    const email = newEmail('meridian.example')
    const page = await open({ viewport: narrow, colorScheme: 'dark' })
    await enterEmail(page, email)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await fillNames(page)
    await chooseLanguages(page)
    await page.locator('input[type=file]').first().setInputFiles(textFile('claim.txt'))
    await press(page, 'Send for estimation')
    await page.getByRole('dialog').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const added = page.waitForResponse(/\/api\/quotes\/[^/]+\/actions\/addFiles$/)
    await confirmEmail(page, email)
    expect((await added).status()).toBe(200)
    await page.getByText(/^Q-\d/).waitFor()
    const password = 'Lantern-Quay-58'
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Repeat password', { exact: true }).fill(password)
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Create account')
    await title(page, 'Your account has been created.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, email, password)
    await userMenu(page).waitFor()
  })

  it('REQ-05 REQ-42 REQ-43 is sent by any visitor as typed text, and survives a reload', async ({ open }) => {
    const email = newEmail('lindgren.example')
    const page = await open()
    await enterEmail(page, email)
    await field(page, 'Company name').fill('Lindgren Tools')
    await fillNames(page)
    await chooseLanguages(page)
    await page.getByRole('radio', { name: 'Text', exact: true }).check()
    expect(await field(page, 'Project name').inputValue()).toMatch(/^journey-\S+ \d{4}-\d\d-\d\d \d\d\.\d\d$/)
    await field(page, 'Text to translate').fill('Good morning.')
    await expect.poll(() => field(page, 'Project name').inputValue()).toBe('Good morning')
    await field(page, 'Project name').fill('Greetings')
    await page.reload()
    await page.getByText('Draft restored').waitFor()
    expect(await field(page, 'Text to translate').inputValue()).toBe('Good morning.')
    expect(await field(page, 'Company name').inputValue()).toBe('Lindgren Tools')
    await page.getByRole('button', { name: 'Remove French (France)' }).waitFor()

    const created = page.waitForResponse('**/unauthenticatedCreateJobRequest')
    // Nobody starts at a price that was never named.
    expect(await page.getByRole('button', { name: 'Send to translation' }).count()).toBe(0)
    await press(page, 'Send for estimation')
    await confirmEmail(page, email)
    const { files } = (await (await created).json()) as { files: { fileName: string }[] }
    expect(files.map(({ fileName }) => fileName)).toEqual(['Greetings.txt'])
    await page.getByText('Our quote team will follow up within 1 business day.').waitFor()
    expect(await page.getByText('Create an account to track your request').count()).toBe(0)
    await page.reload()
    await field(page, 'Email address').waitFor()
    expect(await page.getByText('Draft restored').count()).toBe(0)
  })

  it('REQ-11 REQ-27 REQ-37 REQ-38 is sent by a client’s link, as links to files', async ({ open }) => {
    const keeper = await open({ as: client })
    const account = keeper.waitForResponse('**/api/userAccount')
    await keeper.goto('/')
    const { clientConfig } = (await (await account).json()) as { clientConfig: { createProjectToken: string } }

    const email = newEmail('harbor.example')
    const page = await open()
    await openPage(page, `/createProject/${encodeURIComponent(btoa('1001'))}/${clientConfig.createProjectToken}`)
    await title(page, 'Contact').waitFor()
    await field(page, 'Email address').first().fill('nora@elsewhere.example')
    await field(page, 'First name').first().focus()
    await page.getByText('nora@elsewhere.example is not allowed for Harbor Health, Inc.').waitFor()
    await field(page, 'Email address').first().fill(email)
    await fillNames(page)
    await chooseLanguage(page, 'Source language', 'English (United States)')
    await chooseLanguage(page, 'Target languages', 'Korean')
    await page.getByRole('combobox', { name: 'Workflow' }).selectOption('Translation and editing')
    await page.getByRole('radio', { name: 'Links to files' }).check()
    await field(page, 'Web address').fill('https://files.example/reports/June%20letter.docx')
    await field(page, 'Name of the file').focus()
    expect(await field(page, 'Name of the file').inputValue()).toBe('June letter.docx')
    await field(page, 'Cost center').fill('12')
    await field(page, 'Project name').focus()
    await page.getByText('A cost center has four digits').waitFor()
    await field(page, 'Cost center').fill('1234')
    await page.getByRole('combobox', { name: 'Department' }).selectOption('Pharmacy')
    await press(page, 'Send to translation')
    await confirmEmail(page, email)
  })

  it('REQ-12 asks a member of another client who opens a valid link, and signs them out', async ({ open }) => {
    const keeper = await open({ as: client })
    const [reply] = await Promise.all([keeper.waitForResponse('**/api/userAccount'), keeper.goto('/')])
    const { createProjectToken } = (await reply.json()).clientConfig
    const link = `/createProject/${encodeURIComponent(btoa('1001'))}/${createProjectToken}`
    const page = await open({ provokes: statusError(404) })
    await page.goto('/?signIn=1')
    await fillSignIn(page, 'client@meridian.example')
    await userMenu(page).waitFor()
    await openPage(page, `${link}x`)
    await title(page, 'Invalid page URL').waitFor()
    await openPage(page, link)
    await title(page, 'This link is for Harbor Health').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Continue as client@meridian.example' }).click()
    await title(page, 'Documents').waitFor()
    await openPage(page, link)
    await press(page, 'Sign out and use the link')
    await title(page, 'Contact').waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(link, page.url()).pathname)
    expect(await field(page, 'Company name').inputValue()).toBe('Harbor Health, Inc.')
  })

  it('leads buyers to their procurement system, where a request gets its purchase order', async ({ open }) => {
    const buyer = await open({ as: 'buyer@procura.example' })
    await openPage(buyer, '/createProject')
    await buyer.getByText('You order through your procurement system, so your requests start there.').waitFor()
    expect(await title(buyer, 'Documents').count()).toBe(0)
    await buyer.getByRole('main').getByRole('link', { name: 'Open Coupa Requests' }).click()
    await buyer.waitForURL('/coupa')
    await buyer.getByText('Start from your procurement system to create a request.').waitFor()
  })

  it('SHELL-17 REQ-09 is sent by members for the chosen organization', async ({ open }) => {
    const undecided = await open({ as: 'new@tandem.example' })
    await openPage(undecided, '/createProject')
    await title(undecided, 'Your organization').waitFor()
    await undecided.getByRole('radio', { name: /^Tandem South/ }).check()
    await press(undecided, 'OK')
    await title(undecided, 'Documents').waitFor()
  })

  it('replaces the files of a request that screening rejected, and keeps the good ones', async ({ open }) => {
    const page = await open({ as: client })
    await openPage(page, '/requests?status=waiting')
    await page.getByRole('link', { name: 'Chart of Ward 7' }).click()
    await press(page, 'Replace files')
    const toReplace = page.getByRole('region', { name: 'Replace these files' })
    await toReplace.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(
      await page.getByRole('list', { name: 'Files to translate' }).getByText('Uploaded, ready to send').count(),
    ).toBe(1)
    const rejected = (await toReplace.getByRole('listitem').locator('bdi').textContent()) ?? ''
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(textFile(rejected.replace(/\.[^.]*$/, '.txt')))
    await toReplace.waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Workflow' }).selectOption('Translation and editing')
    await field(page, 'Cost center').fill('1234')
    await page.getByRole('combobox', { name: 'Department' }).selectOption('Pharmacy')
    await press(page, 'Send to translation')
    await submitted(page).waitFor()
  })

  it('REQ-09 is sent with the keyboard alone', async ({ open }) => {
    const page = await open({ as: 'client@tandem.example' })
    await openPage(page, '/createProject')
    await title(page, 'Your organization').waitFor()
    const keys = keyboardOf(page)
    await keys.press('radio', /^Tandem North/)
    await page.keyboard.press('Enter')
    await title(page, 'Documents').waitFor()
    await keys.reach(page.getByRole('radio', { name: 'Files', exact: true }))
    await page.keyboard.press('ArrowRight')
    await keys.type('textbox', /^Text to translate/, 'Good evening.')
    await keys.chooseOption('Source language', 'English (United States)')
    await keys.chooseOption('Target languages', 'French (France)')
    await keys.press('button', 'Send to translation')
    await submitted(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Request submitted')
  })
})
