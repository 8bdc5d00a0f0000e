import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { expect, vi } from 'vitest'
import { wordFile } from '../server/src/demo/requests/word-file.ts'
import { signInOver } from '../server/src/testing/sign-in.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { chooseLanguage, chooseLanguages } from './support/choose-languages.ts'
import { it } from './support/journey.ts'
import { openPage } from './support/open-page.ts'
import { portalUrl } from './support/portal-url.ts'

const member = 'client@meridian.example'

it('shows a member the price before sending, and the automatic quote has the same', async ({ open }) => {
  const page = await open({ as: member })
  await openPage(page, '/createProject')
  await chooseLanguages(page)
  const lines = Array.from({ length: 90 }, () => 'Ten words stand in every single line of this report.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'letter.docx', mimeType: '', buffer: await wordFile(lines) })
  const summary = page.getByRole('complementary', { name: 'Summary' })
  const price = summary.getByText(/^\$/).first()
  await summary.getByText('Estimated price (not a final quote)').waitFor()
  await summary.getByText('900').waitFor()
  const before = await price.textContent()
  await chooseLanguage(page, 'Target languages', 'German (Germany)')
  await summary.getByText('Prices of 2 languages').waitFor()
  const estimated = await price.textContent()
  expect(estimated).not.toBe(before)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Send for estimation', exact: true }).click()
  const link = page.getByRole('link', { name: 'Open the request' })
  await page.getByText('Your quote is ready', { exact: true }).waitFor()
  await page.getByText(String(estimated), { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  const call = await signInOver(portalUrl(), member)
  const { autoQuote } = await vi.waitFor(
    async () => {
      const answer = await call(`/autoQuotes/${id}`)
      expect(answer.status).toBe(200)
      return (await answer.json()) as AutoQuoteAnswer
    },
    { timeout: 60_000, interval: 500 },
  )
  await link.click()
  await page.getByRole('tab', { name: 'Quote' }).click()
  await page.getByRole('link', { name: 'Review quote' }).click()
  await page.getByText('Total project cost').waitFor()
  expect(await page.locator('strong').first().textContent()).toBe(estimated)
  expect(`$${autoQuote.price.toFixed(2)}`).toBe(estimated)
})
