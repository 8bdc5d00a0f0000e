import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { narrow } from './support/browser.ts'
import { it } from './support/journey.ts'
import { heading, openPage } from './support/open-page.ts'
import { statusError } from './support/page-errors.ts'
import { isOwnPortal } from './support/portal-url.ts'
import { client } from './support/route-table.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Requests' }).getByRole('rowheader')
const names = (page: Page) => rows(page).getByRole('link').allTextContents()
/** Unlike names, they are never the same for two requests. */
const addresses = (page: Page) =>
  rows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

async function openRequest(page: Page, name: string): Promise<void> {
  await openPage(page, `/requests?status=all&search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect.poll(() => heading(page).textContent()).toBe(name)
}

async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function download(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

it('REQ-73 finds a request by status, by name and page by page', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openPage(page, '/requests')
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10')
  await rows(page).first().waitFor()
  const first = await addresses(page)
  expect(first).toHaveLength(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/^11–/).waitFor()
  await expect.poll(() => addresses(page)).not.toEqual(first)
  const second = await addresses(page)
  expect(first.filter((address) => second.includes(address))).toEqual([])
  await page.reload()
  await page.getByText(/^11–/).waitFor()
  await expect.poll(() => addresses(page)).toEqual(second)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await page.getByText('1–10', { exact: true }).waitFor()
  // Other journeys may have sent requests of the same client meanwhile, which come first.
  await expect.poll(() => addresses(page)).toEqual(expect.arrayContaining(first.slice(0, 5)))

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Waiting for you')
  await page.waitForURL('/requests?status=waiting')
  await expect.poll(() => names(page)).toContain('Physiotherapy exercises')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed')
  await page.getByRole('searchbox').fill('letters, june')
  await expect.poll(() => names(page)).toEqual(['Discharge letters, June'])
  await rows(page).first().click()
  await expect.poll(() => heading(page).textContent()).toBe('Discharge letters, June')
})

it('REQ-76 REQ-79 downloads the deliverables one by one and as a zip', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openRequest(page, 'Discharge letters, July')
  const files = page.getByRole('tabpanel').getByRole('button', { name: /^Download .*\.docx$/ })
  await files.first().waitFor()
  const single: Buffer[] = []
  for (const file of await files.all()) {
    const { bytes } = await download(page, () => file.click())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    single.push(bytes)
  }
  expect(single).toHaveLength(5)

  const zip = await download(page, () => page.getByRole('button', { name: 'Download All' }).click())
  await page.getByText('Your files are ready. The download has begun.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(zip.name).toMatch(/^Discharge letters- July\.zip$/)
  for (const bytes of single) expect(zip.bytes.includes(bytes)).toBe(true)
  expect(zip.bytes.includes('Arabic (Modern Standard)/Discharge letters, July - Arabic (Modern Standard).docx')).toBe(
    true,
  )
})

it('returns from the payment to the quote by the browser’s Back', async ({ openAgain }) => {
  const page = await openAgain({ as: client })
  await openRequest(page, 'Physiotherapy exercises')
  const review = page.getByRole('link', { name: 'Review quote' })
  await review.waitFor()
  // In view at once, also on a phone.
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    const box = await review.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(size.height)
  }
  await review.click()
  await page.getByRole('button', { name: 'Change payment' }).click()
  await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Your decision' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/quotes\//)
})

it('shows price, promised and delivered day of a completed request, in the list and first on its page', async ({
  openAgain,
}) => {
  const page = await openAgain({ as: client })
  await openPage(page, '/requests?status=completed&search=July')
  const row = page.locator('main tbody tr').first()
  await expect
    .poll(() => row.textContent())
    .toMatch(/[A-Z][a-z]+ \d\d, \d{4}Delivered [A-Z][a-z]+ \d\d, \d{4}\$[\d.]+Completed/)
  await row.getByRole('link').click()
  const facts = page.locator('main dl').first()
  await expect.poll(() => facts.textContent()).toMatch(/^Due.+Delivered.+Price\$[\d.]+Requested by/)
  const box = await facts.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
})

it('REQ-74 REQ-75 renames, archives and restores a request', async ({ open, skip }) => {
  if (!isOwnPortal()) skip('this portal has seen the request archived')
  const page = await open({ as: client })
  await openRequest(page, 'Pharmacy labels')
  await chooseAction(page, 'Rename')
  await page.getByRole('textbox', { name: 'New name' }).fill('Pharmacy labels, second try')
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page).textContent()).toBe('Pharmacy labels, second try')

  await chooseAction(page, 'Archive')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('list', { name: 'History' }).getByText('Archived').waitFor()
  await page.getByRole('button', { name: /^Actions for / }).click()
  for (const name of ['Rename', 'Archive'])
    expect(await page.getByRole('menuitem', { name }).getAttribute('aria-disabled')).toBe('true')

  await openPage(page, '/requests?search=Pharmacy')
  await page.getByText('No request matches what you are looking for.').waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Archived')
  await expect.poll(() => names(page)).toEqual(['Pharmacy labels, second try'])

  await page.getByRole('link', { name: 'Pharmacy labels, second try' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('list', { name: 'History' }).getByText('Restored').waitFor()
  await openPage(page, '/requests?search=Pharmacy')
  await expect.poll(() => names(page)).toEqual(['Pharmacy labels, second try'])
})

it('REQ-72 cancels a request before work has begun, undoes it and cancels it again', async ({ open, skip }) => {
  if (!isOwnPortal()) skip('this portal has seen the request cancelled')
  const page = await open({ as: client })
  await openRequest(page, 'Diabetes course')
  const history = page.getByRole('list', { name: 'History' })
  const cancel = async (reason: string) => {
    await chooseAction(page, 'Cancel request')
    await page.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
    await history.getByText(reason).waitFor()
  }
  await cancel('By mistake')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Diabetes course is not canceled').waitFor()
  await history.getByText('Cancellation undone').waitFor()
  await cancel('The course was put off')
  await page.getByText('The request is being canceled.').waitFor()
})

it('REQ-80 refuses requests of another origination', async ({ openAgain }) => {
  const page = await openAgain({ as: client, provokes: /Unsupported origination/ })
  const [token] = await Promise.all([
    page.waitForRequest('/api/jobRequests?*').then((request) => request.headers().authorization),
    openPage(page, '/requests'),
  ])
  const reply = await page.request.get('/api/jobRequests?origination=MT', { headers: { authorization: token ?? '' } })
  const { items } = await reply.json()
  await page.goto(`/requests/${items[0].id}`)
  await page.getByText('Unsupported origination: MT').waitFor()
})

it('shows an error for a missing request', async ({ openAgain }) => {
  const page = await openAgain({ as: client, provokes: statusError(404) })
  await openPage(page, '/requests/0198d1c2-7a10-4c1e-9a54-3f2b6c8d9e01')
  await expect.poll(() => heading(page).textContent()).toBe('Page not found')
})

it.for([{}, { language: 'ar' }] as const)(
  'shows short cards on a telephone, with their text at the start: %j',
  async (chosen, { open }) => {
    const page = await open({ as: client, ...chosen, viewport: narrow })
    await openPage(page, '/requests')
    const card = page.locator('tbody tr').first()
    await card.waitFor()
    const cards = await page.locator('tbody tr').evaluateAll((all) =>
      all.map((one) => {
        const [name, number] = [...one.querySelectorAll('th bdi')].map((text) => text.getBoundingClientRect())
        const isMirrored = getComputedStyle(one).direction === 'rtl'
        const edge = (box?: DOMRect) => Math.round((isMirrored ? box?.right : box?.left) ?? Number.NaN)
        return { height: one.getBoundingClientRect().height, isAligned: edge(name) === edge(number) }
      }),
    )
    expect(cards.filter(({ height, isAligned }) => height >= 170 || !isAligned)).toEqual([])
  },
)

it('keeps an English note at the side of its Arabic heading', async ({ open }) => {
  const page = await open({ as: client, language: 'ar' })
  await openRequest(page, 'Physiotherapy exercises')
  const note = page.getByText('Please keep the reading level of a twelve-year-old.')
  await note.waitFor()
  const [text, box] = await note.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()].map(({ right }) => Math.round(right))
    const parent = element.closest('dd, p, div')?.getBoundingClientRect().right
    return [lines, Math.round(parent ?? Number.NaN)] as const
  })
  expect(new Set(text)).toEqual(new Set([box]))
})
