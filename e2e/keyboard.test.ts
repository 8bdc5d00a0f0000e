import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { namesWithOneLanguage } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { keyboardOf } from './support/keyboard.ts'
import { isSpanishOffered } from './support/offered-languages.ts'
import { openPage } from './support/open-page.ts'
import { mailedCode } from './support/people/mailed-code.ts'
import { newAccount, newAccountPassword } from './support/people/new-account.ts'
import { userMenu } from './support/people/sign-in.ts'
import { buyer, client } from './support/route-table.ts'

const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

describe('with the keyboard alone', () => {
  it('a visitor requests a quote', async ({ open }) => {
    const page = await open()
    const keys = keyboardOf(page)
    await openPage(page, '/')
    await keys.press('link', 'Request Quote', page.getByRole('main'))
    const email = `journey-${randomUUID()}@lindgren.example`
    await keys.type('textbox', 'Email address', email)
    await keys.press('button', 'Continue')
    await keys.type('textbox', 'Company name', 'Lindgren Tools')
    await keys.type('textbox', 'First name', 'Nora')
    await keys.type('textbox', 'Last name', 'Lind')
    await keys.chooseFile(
      page.getByRole('button', { name: 'Choose files' }).first(),
      textFile('Pump.txt', 'Close the valve before you open the pump.'),
    )
    await keys.chooseOption('Source language', 'English (United States)')
    await keys.chooseOption('Target languages', 'Spanish (Latin America)')
    await keys.press('button', 'Send for estimation')
    const dialog = page.getByRole('dialog', { name: 'Confirm your email address' })
    await keys.type('textbox', 'Code', await mailedCode(email), dialog)
    await page.getByRole('heading', { level: 1, name: 'Request submitted' }).waitFor()
  })

  it('a user signs in, makes an API key, revokes it and signs out', async ({ open }) => {
    const email = await newAccount()
    const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    const keys = keyboardOf(page)
    await openPage(page, '/')
    await keys.press('link', 'Sign In', page.getByRole('banner'))
    await keys.type('textbox', 'Email address', email)
    await keys.reach(page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(newAccountPassword)
    await page.keyboard.press('Enter')
    await userMenu(page).waitFor()
    await keys.chooseFromMenu(/User menu/, 'Account Settings')
    await keys.press('button', 'Create an API key')
    const dialog = page.getByRole('dialog', { name: 'Create an API key' })
    await keys.type('textbox', 'Name', 'Nightly export', dialog)
    await keys.press('button', 'Create an API key', dialog)
    const created = page.getByRole('dialog', { name: 'Your new API key' })
    expect(await created.locator('code').textContent()).toMatch(/\S{30}/)
    await keys.press('button', 'Copy', created)
    await keys.press('button', 'Done', created)
    await keys.press('button', 'Revoke the API key “Nightly export”')
    await keys.press('button', 'Revoke', page.getByRole('alertdialog'))
    await page.getByText('“Nightly export” was revoked').waitFor()
    await page.keyboard.press('Escape')
    await keys.chooseFromMenu(/User menu/, 'Sign Out')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor()
  })

  it('staff price an order', async ({ open }) => {
    const quoter = await open({ as: 'quoter@portolan.example' })
    const price = keyboardOf(quoter)
    await openPage(quoter, '/desk?queue=TO_PRICE')
    await quoter.locator('main tbody tr').nth(5).waitFor()
    for (const key of ['j', 'j', 'j', 'j', 'j', 'Enter']) await quoter.keyboard.press(key)
    await quoter.getByRole('region', { name: 'Next step' }).waitFor()
    const prices = quoter.getByRole('textbox', { name: /^Price per (page|word)/ })
    await prices.first().waitFor()
    for (const field of await prices.all()) {
      await price.reach(field)
      await quoter.keyboard.type('30')
    }
    await price.press('button', 'Send the quote')
    await quoter.getByText('The quote is on its way to the client').waitFor()
  })

  it('staff deliver an order', async ({ open }) => {
    const page = await open({ as: 'pm@portolan.example' })
    const keys = keyboardOf(page)
    // The first one is for the journey of the mouse, and the last ones are of journeys that run meanwhile.
    const name = (await namesWithOneLanguage(page))[1] ?? ''
    await openPage(page, `/desk?queue=NEW&search=${encodeURIComponent(name)}`)
    await page.locator('main tbody tr').first().waitFor()
    for (const key of ['j', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('region', { name: 'Next step' }).waitFor()
    const opener = page.getByRole('main').getByRole('button', { name: /^Choose/ })
    await keys.chooseFile(opener.first(), textFile('translation.txt', 'Listo.'))
    await expect.poll(() => page.getByRole('button', { name: 'Complete and deliver' }).isEnabled()).toBe(true)
    await keys.press('button', 'Complete and deliver')
    await keys.press('button', 'Complete and deliver', page.getByRole('alertdialog'))
    await page.getByText('Delivered. There is nothing left to do.').waitFor()
  })

  it('a member translates a text', async ({ open, skip }) => {
    skip(!(await isSpanishOffered()), 'Apertium is not installed.')
    const page = await open({ as: client, permissions: ['clipboard-read', 'clipboard-write'] })
    const keys = keyboardOf(page)
    await openPage(page, '/machineTranslation/textTranslation')
    await keys.chooseOption('Into', 'Spanish (Mexico)')
    await keys.type('textbox', 'Text to translate', 'The bridge is near the sea.')
    await page.keyboard.press('Control+Enter')
    const result = page.getByRole('region', { name: 'Result' })
    await result.getByText('puente').first().waitFor()
    await keys.press('button', 'Copy', result)
    await result.getByRole('button', { name: 'Copied' }).waitFor()
  })

  it('a member translates a file', async ({ open, skip }) => {
    skip(!(await isSpanishOffered()), 'Apertium is not installed.')
    const page = await open({ as: client })
    const keys = keyboardOf(page)
    const name = `Keys ${randomUUID().slice(0, 8)}`
    await openPage(page, '/machineTranslation/fileTranslation')
    await keys.chooseFile(
      page.getByRole('button', { name: 'Choose files' }).first(),
      textFile('bridge.txt', 'The bridge is near the sea.'),
    )
    await keys.chooseOption('Target languages', 'Spanish (Spain)')
    await keys.type('textbox', 'Name of the request', name)
    await keys.press('button', 'Translate')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText('Your files are ready to download.').waitFor()
    const download = page.waitForEvent('download')
    await keys.press('button', /^Download bridge\..*txt$/)
    expect((await download).suggestedFilename()).toContain('bridge')
  })

  it('a member filters a report', async ({ open }) => {
    const page = await open({ as: 'client@meridian.example' })
    const keys = keyboardOf(page)
    await openPage(page, '/reports')
    await keys.press('link', 'All projects')
    await page.getByText(/^1–25 of .* projects$/).waitFor()
    await keys.press('button', 'Filters')
    await keys.type('textbox', 'Project name', 'Policy wording')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('Policy')
  })

  it('a buyer rejects a quote', async ({ open }) => {
    const page = await open({ as: buyer })
    const keys = keyboardOf(page)
    // Only the page believes in the answer, so that the quote goes on waiting.
    await page.route('/api/jobRequests/*/actions/rejectQuote*', (route) =>
      route.fulfill({ json: { redirectUrl: null } }),
    )
    await openPage(page, '/coupa')
    await keys.press('link', 'Safety data sheet')
    await keys.press('button', 'Reject Quote')
    await keys.press('button', 'Reject Quote', page.getByRole('dialog'))
    await page.locator('main h2:focus').waitFor()
  })

  it('an administrator invites a colleague', async ({ open }) => {
    const page = await open({ as: 'admin@portolan.example' })
    const keys = keyboardOf(page)
    const email = `colleague-${randomUUID()}@portolan.example`
    await openPage(page, '/administration?tab=users')
    await keys.press('button', 'Invite a colleague')
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
    await keys.type('textbox', 'Email', email, dialog)
    await keys.chooseRadio('Quoter', dialog)
    await keys.press('button', 'Send the invitation', dialog)
    await page.getByRole('row', { name: new RegExp(`^${email} Quoter`) }).waitFor()
  })
})
