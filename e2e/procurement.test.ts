import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { narrow, wide } from './support/browser.ts'
import { chooseLanguages } from './support/choose-languages.ts'
import { openOrder, pressOnOrder, priceOrder } from './support/desk-order.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { waitForEmail } from './support/people/mailed-email.ts'
import { userMenu } from './support/people/sign-in.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const textFile = { name: 'sheet.txt', mimeType: 'text/plain', buffer: Buffer.from('Wear gloves and goggles.') }
const starts = { JSON: 'Start with TradeCentric (JSON)', cXML: 'Start with cXML' } as const

/** As a buyer leaves the procurement system for the portal. Returns the start URL. */
async function startVisit(page: Page, format: keyof typeof starts): Promise<string> {
  await page.goto('/demo/buyer')
  const arrival = page.waitForRequest(/\/coupa\/starter\//)
  await press(page, starts[format])
  const url = (await arrival).url()
  await page.waitForURL('/coupa')
  await userMenu(page).waitFor()
  return url
}

async function requestQuote(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create Request' }).click()
  await chooseLanguages(page)
  await page.locator('input[type=file]').first().setInputFiles(textFile)
  await page.getByRole('textbox', { name: 'Project name', exact: true }).fill(name)
  await press(page, 'Send for estimation')
  await page.waitForURL('/coupa')
  const title = page.getByRole('heading', { name: 'Request sent' })
  await title.waitFor()
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('strong').filter({ hasText: name }).waitFor()
}

async function acceptQuote(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I have read and accept/ }).check()
  await press(page, 'Accept Quote')
}

async function openQuote(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('tab', { name: 'Quote', exact: true }).click()
  for (;;) {
    const isThere = await page
      .getByRole('button', { name: 'Accept Quote' })
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      )
    if (isThere) break
    await page.reload()
  }
}

/** The frame has the PDF. A browser without a viewer of its own has no frame, but the file. */
async function seeQuote(page: Page): Promise<void> {
  await page.reload()
  const file = page.getByRole('tabpanel').getByRole('button', { name: /^Download / })
  await file.waitFor()
  const frame = page.getByTitle('Quote', { exact: true })
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) {
    expect(await frame.count()).toBe(0)
    const saved = page.waitForEvent('download')
    await file.click()
    const path = await (await saved).path()
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
    return
  }
  expect(await frame.getAttribute('src')).toMatch(/^blob:/)
  expect((await frame.boundingBox())?.height).toBe(600)
  // The viewer is a page of the browser itself.
  await expect.poll(() => page.frames().some((one) => one.url().startsWith('chrome-extension:'))).toBe(true)
}

/** Price, delivery and both answers are in view on a desktop and on a telephone, before anything is scrolled. */
async function seeOffer(page: Page): Promise<void> {
  for (const size of [{ width: 1440, height: 900 }, narrow]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    const parts = [
      page.getByRole('tabpanel').getByText('$65.00').first(),
      page.getByRole('tabpanel').getByText('Expected delivery if you accept today'),
      page.getByRole('button', { name: 'Accept Quote' }),
      page.getByRole('button', { name: 'Reject Quote' }),
    ]
    for (const part of parts) {
      const box = await part.boundingBox()
      expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThan(size.height)
    }
  }
  await page.setViewportSize(wide)
}

it('IDENT-38 IDENT-39 COUPA-01 lets a buyer in from the procurement system, once', async ({ open }) => {
  const page = await open()
  const url = await startVisit(page, 'JSON')
  expect(await page.evaluate(() => sessionStorage.getItem('portolan.externalReferenceId'))).toMatch(/^COOKIE-/)

  const late = await open({ provokes: statusError(410) })
  await openPage(late, new URL(url).pathname)
  const alert = late.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe('Unable to sign in.  Please try again later.')
  await late.getByText(/^This link was used already\./).waitFor()
})

describe('the circle', () => {
  it.for(['JSON', 'cXML'] as const)(
    'COUPA-15 COUPA-17 goes from the buyer to the purchase order in %s',
    async (format, { open }) => {
      const name = `Safety sheet ${randomUUID().slice(0, 8)}`
      const buyer = await open()
      await startVisit(buyer, format)
      await requestQuote(buyer, name)

      const staff = await open({ as: 'quoter@portolan.example' })
      await openOrder(staff, 'To price', name)
      await pressOnOrder(staff, 'Assign to me')
      await priceOrder(staff, '65')

      await openQuote(buyer, name)
      await seeQuote(buyer)
      await seeOffer(buyer)
      await acceptQuote(buyer)
      await buyer.waitForURL(/\/demo\/buyer\/sessions\//)
      await buyer.getByText('Total 65.00 USD').waitFor()
      await staff.reload()
      await staff.getByText('Waiting for the purchase order', { exact: true }).first().waitFor()
      await press(buyer, 'Send purchase order')
      const order = buyer.getByRole('heading', { name: /^Purchase order PO-/ })
      await order.waitFor()
      const number = (await order.textContent())?.replace('Purchase order ', '') ?? ''
      await expect
        .poll(async () => {
          await buyer.reload()
          return buyer.getByText(format === 'JSON' ? /confirmation_status/ : /ConfirmationRequest/).count()
        })
        .toBe(1)

      await staff.reload()
      await staff.getByText(`Purchase order ${number}`).first().waitFor()
      await staff.getByText('Acknowledged').waitFor()
      expect(await staff.getByText('Waiting for the purchase order', { exact: true }).count()).toBe(0)
    },
  )
})

it('leads a buyer who has sent a request back to the procurement system', async ({ open }) => {
  const buyer = await open()
  await startVisit(buyer, 'cXML')
  await requestQuote(buyer, `Safety sheet ${randomUUID().slice(0, 8)}`)
  await press(buyer, 'Return to your procurement system')
  await buyer.waitForURL(/\/demo\/buyer\/sessions\//)
})

it('returns a cXML cart again through a link that staff email to the buyer', async ({ open }) => {
  const name = `Safety sheet ${randomUUID().slice(0, 8)}`
  const buyer = await open()
  await startVisit(buyer, 'cXML')
  await requestQuote(buyer, name)
  const staff = await open({ as: 'quoter@portolan.example' })
  await openOrder(staff, 'To price', name)
  const number =
    (await staff
      .getByText(/^Q-\d{4}-\d+/)
      .first()
      .textContent()) ?? ''
  await pressOnOrder(staff, 'Assign to me')
  await priceOrder(staff, '65')
  await openQuote(buyer, name)
  await acceptQuote(buyer)
  await buyer.waitForURL(/\/demo\/buyer\/sessions\//)
  const visit = buyer.url()

  await staff.reload()
  await staff.getByText('The procurement system takes this cart only from the buyer’s own browser.').waitFor()
  await press(staff, 'Email the buyer a link')
  await staff.getByText('Waits for the buyer’s browser').waitFor()
  const { text } = await waitForEmail('buyer@procura.example', new RegExp(`^Return ${number} to`))
  await buyer.goto(/https?:\S+\/procurement\/return\/\S+/.exec(text)?.[0] ?? '')
  await press(buyer, 'Return the cart')
  await buyer.waitForURL(visit)
  await buyer.getByText('Total 65.00 USD').waitFor()
  await staff.reload()
  await staff.getByText(/^Returned on/).waitFor()
})

it('returns the cart of a quote from before the visit in which it is accepted', async ({ open }) => {
  const buyer = await open()
  await startVisit(buyer, 'cXML')
  await openQuote(buyer, 'Forklift rules')
  const total = (await buyer.getByRole('tabpanel').getByText(/^\$/).first().textContent())?.replace('$', '') ?? ''
  await acceptQuote(buyer)
  await buyer.waitForURL(/\/demo\/buyer\/sessions\//)
  await buyer.getByText(`Total ${total} USD`).waitFor()
  const requests = await open({ as: 'buyer@procura.example' })
  await openPage(requests, '/coupa')
  const row = requests.getByRole('row', { name: /Forklift rules/ })
  await row.getByText('Waiting for your purchase order').waitFor()
  await press(buyer, 'Send purchase order')
  await buyer.getByRole('heading', { name: /^Purchase order PO-/ }).waitFor()
  await requests.reload()
  await row.waitFor()
  await expect.poll(() => row.getByText('Waiting for your purchase order').count()).toBe(0)
  // The visit has its order: the tab that it was in offers neither another request nor a way back without one.
  await openPage(buyer, '/coupa')
  await buyer.getByText('Start from your procurement system to create a request.').waitFor()
  expect(await buyer.getByRole('button', { name: 'Return without ordering' }).count()).toBe(0)
})
