import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { chooseLanguages } from './support/choose-languages.ts'
import { openOrder, pressOnOrder, priceOrder } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { mailedCode } from './support/people/mailed-code.ts'
import { waitForEmail } from './support/people/mailed-email.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const waitForTitle = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const newName = () => `Harbour rules ${randomUUID().slice(0, 8)}`

/** The path of the link in an email. */
async function findLinkPath(email: string, subject: RegExp): Promise<string> {
  const { text } = await waitForEmail(email, subject)
  const link = /https?:\/\/\S+\/quotes\/[0-9a-f-]{36}/.exec(text)?.[0]
  if (!link) throw new Error(`The email has no link:\n${text}`)
  return new URL(link).pathname
}

async function download(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await press(page, name)
  return readFile(await (await download).path())
}

async function sendForEstimation(page: Page, name: string): Promise<void> {
  await chooseLanguages(page)
  await page.locator('input[type=file]').first().setInputFiles(textFile('rules.txt', 'Keep to the right.'))
  await field(page, 'Project name').fill(name)
  await press(page, 'Send for estimation')
}

/** Someone who pays for the first time says how. */
async function acceptQuote(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I have read and accept/ }).check()
  await press(page, 'Accept')
  await page.getByRole('radio', { name: /^Credit card/ }).check()
  await page.getByRole('button', { name: /^Accept \S+ by card$/ }).click()
  await waitForTitle(page, 'You accepted the quote')
}

/** Someone who paid before, with everything clicked on the way from the home page. */
async function acceptFromHome(page: Page, name: string): Promise<number> {
  await openPage(page, '/')
  const steps = [
    page.getByRole('link', { name: `The quote for “${name}” is ready. Review it` }),
    page.getByRole('checkbox', { name: /^I have read and accept/ }),
    page.getByRole('button', { name: 'Accept', exact: true }),
  ]
  for (const step of steps) {
    await step.click()
    // How it is paid is shown before it can be accepted by it.
    if (step === steps[0]) await page.getByText('As last time').waitFor()
  }
  await waitForTitle(page, 'You accepted the quote')
  return steps.length
}

describe('the life cycle of a request', () => {
  it('REQ-01 a visitor requests, accepts the quote of staff and downloads the delivery in another browser with a code', async ({
    open,
  }) => {
    const name = newName()
    const email = `journey-${randomUUID()}@lindgren.example`
    const visitor = await open()
    await openPage(visitor, '/createProject')
    await field(visitor, 'Email address').fill(email)
    await press(visitor, 'Continue')
    await field(visitor, 'Company name').fill('Lindgren Tools')
    await field(visitor, 'First name').first().fill('Nora')
    await field(visitor, 'Last name').first().fill('Lind')
    await sendForEstimation(visitor, name)
    await field(visitor, 'Code').fill(await mailedCode(email))
    await waitForTitle(visitor, 'Request submitted')
    expect(await findLinkPath(email, /^We have your request Q-/)).toMatch(/^\/quotes\//)
    await visitor.getByRole('link', { name: 'Open the request' }).click()
    await waitForTitle(visitor, name)
    await visitor.getByText(new RegExp(`^We’ll email your quote to ${email} by `)).waitFor()
    await visitor.getByText('French (France)').waitFor()
    await visitor.getByText('Our team is looking at your request.').waitFor()
    expect(await accessibilityFaults(visitor)).toEqual([])

    const quoter = await open({ as: 'quoter@portolan.example' })
    await openOrder(quoter, 'To price', name)
    await pressOnOrder(quoter, 'Assign to me')
    await priceOrder(quoter, '120.50')

    await openPage(visitor, await findLinkPath(email, /^Your quote Q-\S+: \$120\.50$/))
    expect((await download(visitor, 'Download the quote')).toString('latin1', 0, 5)).toBe('%PDF-')
    await acceptQuote(visitor)

    const manager = await open({ as: 'pm@portolan.example' })
    await openOrder(manager, 'Needs attention', name)
    await pressOnOrder(manager, 'Record the payment')
    await manager.getByRole('dialog').getByRole('button', { name: 'Record the payment' }).click()
    await pressOnOrder(manager, 'Assign to me')
    await manager.getByRole('tab', { name: 'Work', exact: true }).click()
    const translated = `Serrez à droite. — ${name}`
    await manager.locator('input[type=file]').first().setInputFiles(textFile('règles.txt', translated))
    await pressOnOrder(manager, 'Add files')
    await manager.getByText('The client sees them when you complete it.').waitFor()
    await manager.getByRole('tab', { name: 'QA', exact: true }).click()
    await manager.getByRole('combobox', { name: 'Reviewer' }).selectOption({ index: 1 })
    await pressOnOrder(manager, 'Send to QA')
    await manager.getByRole('status').getByText('In QA').waitFor()

    const checker = await open({ as: 'qa@portolan.example' })
    await openOrder(checker, 'In QA', name)
    await pressOnOrder(checker, 'Passed')
    await checker.getByText(/^Passed ·/).waitFor()
    await manager.reload()
    await pressOnOrder(manager, 'Complete and deliver')
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Complete and deliver' }).click()
    await manager.getByRole('status').getByText('Completed').waitFor()

    const elsewhere = await open()
    await openPage(elsewhere, await findLinkPath(email, /^Q-\S+ is ready$/))
    await press(elsewhere, 'Email me a code')
    await elsewhere.getByText(/^Enter the code we emailed to j•••@lindgren\.example\./).waitFor()
    expect(await accessibilityFaults(elsewhere)).toEqual([])
    await field(elsewhere, 'Code').fill(await mailedCode(email))
    await elsewhere.getByRole('button', { name: 'Download règles.txt', exact: true }).waitFor()
    expect(await accessibilityFaults(elsewhere)).toEqual([])
    expect(String(await download(elsewhere, 'Download règles.txt'))).toBe(translated)
  })

  it('REQ-01 a client rejects an automatic quote, and accepts the requote of staff 3 clicks from home', async ({
    open,
  }) => {
    const name = newName()
    const client = await open({ as: 'client@meridian.example' })
    await openPage(client, '/createProject')
    await sendForEstimation(client, name)
    await client.getByRole('link', { name: 'Open the request' }).click()
    await client.getByRole('link', { name: 'Review quote' }).click()
    await press(client, 'Reject')
    await client.getByRole('textbox', { name: /^Please provide the reason/ }).fill('Too dear for four words')
    await press(client, 'Reject Quote')
    await waitForTitle(client, 'You rejected the quote')

    const quoter = await open({ as: 'quoter@portolan.example' })
    await openOrder(quoter, 'Closed', name)
    await quoter.getByText('Too dear for four words').waitFor()
    await pressOnOrder(quoter, 'Requote')
    await pressOnOrder(quoter, 'Assign to me')
    await priceOrder(quoter, '9.75')

    expect(await acceptFromHome(client, name)).toBe(3)
    expect(await accessibilityFaults(client)).toEqual([])
    await client.getByRole('link', { name: 'See the request' }).click()
    await client.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Requests' }).waitFor()
  })
})
