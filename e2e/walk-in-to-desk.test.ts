import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { openOrder, pressOnOrder, priceOrder } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { waitForEmail } from './support/people/mailed-email.ts'
import {
  enterEmail,
  field,
  fillContact,
  fillProject,
  neededBy,
  neededOn,
  press,
  readFact,
  sendForEstimation,
  waitForTitle,
  walkInPhone,
} from './support/people/walk-in.ts'
import { waitUntilSettled } from './support/traffic.ts'

const company = 'Zebra Unique Co'

async function expectContact(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Request', exact: true }).click()
  expect(await readFact(page, 'Contact person')).toBe(`Zoe Brahms ${email}`)
  expect(await readFact(page, 'Phone')).toBe(walkInPhone)
  expect(await readFact(page, 'Address')).toBe('12 Quay Street\nBoston, Massachusetts 02110\nUnited States')
  expect(await readFact(page, 'Reference number')).toBe('PO-77881')
}

async function revise(page: Page, price: string): Promise<void> {
  await press(page, 'Revise the quote')
  await page.getByRole('textbox', { name: 'Flat price' }).fill(price)
  await press(page, 'Send the new version')
  await page.getByText('The new version is on its way to the client').waitFor()
}

/** The page learns nothing new until it is released, as if it had just been loaded. */
async function holdPolls(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/(autoQuotes|jobRequests)\/[0-9a-f-]{36}$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

async function withdraw(page: Page, reason: string): Promise<void> {
  await press(page, 'Withdraw the quote')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
  await dialog.getByRole('button', { name: 'Withdraw the quote' }).click()
  await page.getByText('The quote is withdrawn. The client gets an email.').waitFor()
}

describe('the input of a visitor', () => {
  it('REQ-01 REQ-28 REQ-54 reaches the desk from a walk-in, whose quote is accepted with payment by card', async ({
    open,
  }) => {
    const name = `Zebra rules ${randomUUID().slice(0, 8)}`
    const email = `journey-${randomUUID()}@zebra.example`
    const visitor = await open()
    await enterEmail(visitor, email)
    await field(visitor, 'Company name').fill(company)
    await fillContact(visitor)
    await fillProject(visitor, name, 'French (France)')
    await visitor.getByLabel(/^Needed by/).fill(neededBy)
    await sendForEstimation(visitor, email)

    const quoter = await open({ as: 'quoter@portolan.example' })
    await openOrder(quoter, 'To price', name)
    await quoter.getByText(`${company} (walk-in)`).waitFor()
    await expectContact(quoter, email)
    expect(await readFact(quoter, 'Company')).toBe(company)
    expect(await readFact(quoter, 'Needed by')).toBe(neededOn)
    await pressOnOrder(quoter, 'Assign to me')
    await quoter.getByRole('tab', { name: 'Quote', exact: true }).click()
    await quoter.getByText(`The client needs it by ${neededOn}.`).waitFor()
    await priceOrder(quoter, '120.50')

    const { text } = await waitForEmail(email, /^Your quote Q-\S+: \$120\.50$/)
    await openPage(visitor, new URL(/https?:\/\/\S+\/quotes\/[0-9a-f-]{36}/.exec(text)?.[0] ?? '').pathname)
    const agree = () => visitor.getByRole('checkbox', { name: /^I have read and accept/ }).check()
    await agree()
    const showWithdrawal = await holdPolls(visitor)
    await withdraw(quoter, 'The price was for another file.')
    await press(visitor, 'Accept')
    showWithdrawal()
    await visitor.getByText('We withdrew the quote.').waitFor()
    expect(await visitor.getByText('Your quote is ready').count()).toBe(0)
    expect(await accessibilityFaults(visitor)).toEqual([])
    await visitor.unrouteAll()

    await priceOrder(quoter, '115.50')
    await visitor.getByRole('heading', { name: 'Your decision' }).waitFor()
    await agree()
    const showRevision = await holdPolls(visitor)
    await revise(quoter, '110.50')
    await press(visitor, 'Accept')
    showRevision()
    await visitor.getByText(/^We changed this quote: \$110\.50 instead of \$115\.50\./).waitFor()
    expect(await accessibilityFaults(visitor)).toEqual([])
    await visitor.unrouteAll()
    await press(visitor, 'Accept')
    const card = visitor.getByRole('radio', { name: /^Credit card/ })
    await card.waitFor()
    expect([await card.isChecked(), await visitor.getByRole('radio').count()]).toEqual([true, 2])
    expect(await visitor.getByRole('textbox', { name: /^City/ }).count()).toBe(0)
    // The address that came with the request is filled in.
    await visitor.getByRole('radio', { name: /^Invoice/ }).check()
    await visitor.getByRole('option', { name: 'Massachusetts' }).waitFor({ state: 'attached' })
    expect(await visitor.getByRole('textbox', { name: /^Address line 1/ }).inputValue()).toBe('12 Quay Street')
    await card.check()
    await press(visitor, 'Accept $110.50 by card')
    await waitForTitle(visitor, 'You accepted the quote')

    const manager = await open({ as: 'pm@portolan.example' })
    await openPage(manager, `/desk?queue=ALL&search=${encodeURIComponent(email)}`)
    await manager.getByText(`${company} (walk-in)`).waitFor()
    await openOrder(manager, 'Needs attention', name)
    await manager.getByText('Waiting for payment', { exact: true }).waitFor()
    await expectContact(manager, email)
    await manager.getByRole('tab', { name: 'Payment', exact: true }).click()
    expect(await readFact(manager, 'State')).toBe('Open')
    expect(await readFact(manager, 'Payment option')).toBe('Credit card')
    expect(await readFact(manager, 'Amount')).toBe('$110.50')
    expect(await readFact(manager, 'Billing address')).toContain('12 Quay Street')
    const pay = 'https://pay.portolan.example/zebra'
    await manager.getByRole('textbox', { name: /^Payment link/ }).fill(pay)
    await press(manager, 'Send the payment link')
    await manager.getByText(`Payment link sent to ${email}`).waitFor()
    expect((await waitForEmail(email, /payment/i)).text).toContain(pay)

    await press(visitor, 'See the request')
    await visitor.getByText('Waiting for your payment').waitFor()
    await visitor.reload()
    expect(await visitor.getByRole('link', { name: 'Pay $110.50' }).getAttribute('href')).toBe(pay)
    expect(await accessibilityFaults(visitor)).toEqual([])
    await press(manager, 'Record the payment')
    await manager.getByRole('dialog').getByRole('button', { name: 'Record the payment' }).click()
    await manager.getByRole('alertdialog').waitFor({ state: 'detached' })
    await manager.getByRole('button', { name: 'Assign to me' }).waitFor()
    await manager.getByRole('button', { name: 'More' }).waitFor()
    await visitor.getByText(/^Paid on /).waitFor()
    expect((await waitForEmail(email, /^We received your payment/)).text).toMatch(/Your order is being\s+prepared/)
  })

  it('REQ-32 REQ-55 reaches the desk from a visitor of a client, with the workflow and the fields in words', async ({
    open,
  }) => {
    const name = `Harbor consent ${randomUUID().slice(0, 8)}`
    const email = `journey-${randomUUID()}@harbor.example`
    const visitor = await open()
    await enterEmail(visitor, email)
    await fillContact(visitor)
    await visitor.getByRole('textbox', { name: /^Badge number/ }).fill('4711')
    await fillProject(visitor, name, 'Korean')
    await visitor.getByRole('combobox', { name: /^Workflow/ }).selectOption({ index: 2 })
    await visitor.getByRole('textbox', { name: /^Cost center/ }).fill('1234')
    await visitor.getByRole('combobox', { name: /^Department/ }).selectOption('Oncology')
    for (const site of ['Harbor Main', 'Harbor East']) await visitor.getByRole('checkbox', { name: site }).check()
    await visitor.getByRole('textbox', { name: /^Needed in clinic on/ }).fill('12/03/2031')
    expect(await visitor.getByLabel(/^Needed by/).count()).toBe(0)
    await sendForEstimation(visitor, email)

    const staff = await open({ as: 'pm@portolan.example' })
    const link = staff.getByRole('link', { name, exact: true })
    // It may be quoted already, or wait for a price.
    for (let look = 0; (await link.count()) === 0; look += 1) {
      const queue = look % 2 === 0 ? 'WITH_CLIENT' : 'TO_PRICE'
      await openPage(staff, `/desk?queue=${queue}&search=${encodeURIComponent(email)}`)
      await waitUntilSettled(staff)
    }
    await link.click()
    await waitForTitle(staff, name)
    await expectContact(staff, email)
    expect(await readFact(staff, 'Company')).toBe('Harbor Health, Inc.')
    expect(await readFact(staff, 'Badge number')).toBe('4711')
    expect(await readFact(staff, 'Workflow')).toBe('Translation, editing and back translation')
    expect(await readFact(staff, 'Sites')).toBe('Harbor Main\nHarbor East')
    expect(await readFact(staff, 'Needed in clinic on')).toBe('Dec 03, 2031')
  })
})
