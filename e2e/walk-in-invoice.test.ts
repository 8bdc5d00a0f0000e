import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility.ts'
import { narrow } from './support/browser.ts'
import { openOrder, priceOrder } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { waitForEmail } from './support/people/mailed-email.ts'
import {
  enterEmail,
  field,
  fillContact,
  fillProject,
  press,
  readFact,
  sendForEstimation,
  waitForTitle,
} from './support/people/walk-in.ts'

/** On a telephone the ways to pay are in view at once, and no key or button confirms before them. */
async function expectWaysToPayFirst(page: Page): Promise<void> {
  const [card, invoice] = [/^Credit card/, /^Invoice/].map((name) => page.getByRole('radio', { name }))
  const confirm = page.getByRole('button', { name: /^Accept/ })
  await card!.waitFor()
  expect(await confirm.count()).toBe(1)
  expect(await confirm.innerText()).toBe('Accept $30.00 by card')
  const [first, last, end] = await Promise.all([card!, invoice!, confirm].map((one) => one.boundingBox()))
  expect(first?.y).toBeGreaterThan(0)
  expect((last?.y ?? narrow.height) + (last?.height ?? 0)).toBeLessThan(narrow.height)
  expect(end?.y).toBeGreaterThan(last?.y ?? 0)
  await page.keyboard.press('Tab')
  expect(await card!.evaluate((radio) => radio === document.activeElement)).toBe(true)
  const order = page.locator('summary', { hasText: 'Your order' })
  await order.click()
  await page.locator('details').getByText('Quote number', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await order.click()
}

it('QUOTE-12 starts the work of a walk-in who chose an invoice when a manager has allowed it', async ({ open }) => {
  const name = `Brahms rules ${randomUUID().slice(0, 8)}`
  const email = `journey-${randomUUID()}@brahms.example`
  const visitor = await open()
  await enterEmail(visitor, email)
  await field(visitor, 'Company name').fill('Brahms Works')
  await fillContact(visitor)
  await fillProject(visitor, name, 'French (France)')
  await sendForEstimation(visitor, email)
  const manager = await open({ as: 'pm@portolan.example' })
  await openOrder(manager, 'To price', name)
  await manager.getByRole('tab', { name: 'Quote', exact: true }).click()
  await priceOrder(manager, '30.00')

  const { text } = await waitForEmail(email, /^Your quote Q-\S+: \$30\.00$/)
  await openPage(visitor, new URL(/https?:\/\/\S+\/quotes\/[0-9a-f-]{36}/.exec(text)?.[0] ?? '').pathname)
  await visitor.getByRole('checkbox', { name: /^I have read and accept/ }).check()
  await visitor.setViewportSize(narrow)
  await press(visitor, 'Accept')
  await expectWaysToPayFirst(visitor)
  await visitor.getByText(/New customers: we check the billing details before we start\./).waitFor()
  await visitor.getByRole('radio', { name: /^Invoice/ }).check()
  await visitor.getByRole('option', { name: 'Massachusetts' }).waitFor({ state: 'attached' })
  const billingEmail = field(visitor, 'Email for the invoice')
  await billingEmail.fill('')
  await press(visitor, 'Accept $30.00 by invoice')
  await visitor.getByRole('button', { name: 'Email for the invoice: Required' }).waitFor()
  expect(await accessibilityFaults(visitor)).toEqual([])
  await billingEmail.fill(`books-${email}`)
  expect(await visitor.getByRole('textbox', { name: /^Purchase order or reference number/ }).inputValue()).toBe(
    'PO-77881',
  )
  await visitor.getByRole('textbox', { name: /^VAT number/ }).fill('US-99-1234567')
  await press(visitor, 'Accept $30.00 by invoice')
  await waitForTitle(visitor, 'You accepted the quote')
  await visitor.getByText(/We’re checking your billing details and will start right after\./).waitFor()
  await press(visitor, 'See the request')
  await visitor.getByText('Checking your billing details', { exact: true }).waitFor()

  await openOrder(manager, 'Needs attention', name)
  await manager.getByText('Invoice to allow', { exact: true }).waitFor()
  expect(await readFact(manager, 'Company')).toBe('Brahms Works')
  expect(await readFact(manager, 'Billing address')).toContain('12 Quay Street')
  expect(await readFact(manager, 'Billing email')).toBe(`books-${email}`)
  expect(await readFact(manager, 'VAT number')).toBe('US-99-1234567')
  expect(await readFact(manager, 'Purchase order')).toBe('PO-77881')
  expect(await accessibilityFaults(manager)).toEqual([])
  const allow = await manager.getByRole('button', { name: 'Allow the invoice' }).boundingBox()
  expect((allow?.y ?? 0) + (allow?.height ?? 0)).toBeLessThan(manager.viewportSize()?.height ?? 0)
  await press(manager, 'Allow the invoice')
  await manager.getByText('The invoice is allowed.', { exact: false }).waitFor()
  await manager.getByRole('button', { name: 'Assign to me' }).waitFor()
  expect((await waitForEmail(email, /is being prepared$/)).text).toMatch(/checked your billing\s+details/)
  await visitor.reload()
  await visitor.getByText('Checking your billing details', { exact: true }).waitFor({ state: 'detached' })
})
