import { walkInClientId } from '@portolan/contract/clients/clients'
import { estimateForVisitor } from '@portolan/contract/quotes/estimates'
import { saveRates } from '@portolan/contract/quotes/rates'
import { expect, it, onTestFinished, vi } from 'vitest'
import { upload } from '../../../testing/requests.ts'
import { type TestApp, workingApp } from '../../../testing/test-app.ts'

const french = { sourceLanguageId: 'enu', targetLanguageIds: ['fra'] }
const text = { body: { fileKeys: [], text: 'word '.repeat(600), ...french } }

async function offeringApp(): Promise<TestApp> {
  const portal = await workingApp({ PORTOLAN_VISITOR_ESTIMATES: 'on' })
  onTestFinished(() => portal.close())
  const rate = {
    sourceLanguageId: 'enu',
    targetLanguageId: 'fra',
    unit: 'PAGE' as const,
    unitPrice: 40,
    minimumQuantity: 1,
    rushFactor: 1.5,
    pagesPerDay: 10,
  }
  const rates = { params: { id: walkInClientId }, body: { rates: [rate] } }
  await portal.call(saveRates, rates, await portal.as('admin@portolan.example'))
  return portal
}

it('prices texts and files of a visitor at the rates of the walk-in client', async () => {
  const portal = await offeringApp()
  expect(await portal.call(estimateForVisitor, text)).toMatchObject({ count: { words: 600, pages: 3 }, price: 120 })
  const key = await upload(portal.anyone, 'note.txt', 'word '.repeat(300))
  await vi.waitFor(
    async () => {
      const answer = await portal.call(estimateForVisitor, { body: { fileKeys: [key], ...french } })
      expect(answer).toMatchObject({ count: { words: 300, pages: 2 }, price: 80 })
    },
    { timeout: 30_000, interval: 200 },
  )
  const ofMember = await upload(await portal.as('client@meridian.example'), 'mine.txt', 'Mine')
  const foreign = { body: { fileKeys: [ofMember], ...french } }
  expect(await portal.refused(estimateForVisitor, foreign)).toEqual([404, 'file_not_found'])
})

it('is limited for each network', async () => {
  const portal = await offeringApp()
  const attempted_at = Array.from({ length: 300 }, () => new Date())
  const expires_at = new Date(Date.now() + 3_600_000)
  await portal.db.insertInto('attempt_window').values({ key: 'estimate:127.0.0.1', attempted_at, expires_at }).execute()
  expect((await portal.refused(estimateForVisitor, text)).slice(0, 2)).toEqual([429, 'too_many_requests'])
})

it('is refused unless the provider offers it', async () => {
  const portal = await workingApp()
  onTestFinished(() => portal.close())
  expect(await portal.refused(estimateForVisitor, text)).toEqual([403, 'estimates_disabled'])
})
