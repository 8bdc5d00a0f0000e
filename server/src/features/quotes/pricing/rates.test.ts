import { listClientsWithRates, listRates, saveRates } from '@portolan/contract/quotes/rates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

it('lets staff view and replace the rates of a client, audits the change, and refuses duplicate pairs', async () => {
  const quoter = await portal.as('quoter@portolan.example')
  const rate = {
    sourceLanguageId: 'enu',
    targetLanguageId: 'ell',
    unit: 'PAGE' as const,
    unitPrice: 41.05,
    minimumQuantity: 1.5,
    rushFactor: 1.25,
    pagesPerDay: 6,
  }
  const params = { id: 1004 }
  const { client_name: name } = await portal.db
    .selectFrom('client')
    .select('client_name')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow()
  const owner = { id: params.id, name }
  const save = (...rates: (typeof rate)[]) => ({ params, body: { rates } })
  expect(await portal.call(saveRates, save(rate), quoter)).toEqual({ client: owner, rates: [rate], minimumCharge: 0 })
  const charged = { params, body: { rates: [rate], minimumCharge: 25.5 } }
  expect(await portal.call(saveRates, charged, quoter)).toMatchObject({ minimumCharge: 25.5 })
  // It stays where it is not named.
  const kept = { client: owner, rates: [rate], minimumCharge: 25.5 }
  expect(await portal.call(saveRates, save(rate), quoter)).toEqual(kept)
  expect(await portal.call(listRates, { params }, quoter)).toEqual(kept)
  const [event] = await portal.db
    .selectFrom('audit_event')
    .selectAll()
    .where('action', '=', 'rates-saved')
    .orderBy('id')
    .execute()
  expect(event).toMatchObject({
    subject_id: '1004',
    details: { before: [], after: [rate], minimumBefore: 0, minimumAfter: 0 },
  })
  expect(await portal.refused(saveRates, save(rate, rate), quoter)).toEqual([
    400,
    'malformed',
    'body.rates.1: This pair of languages is there twice',
  ])
  const strange = { ...rate, targetLanguageId: 'xxx' }
  expect((await portal.refused(saveRates, save(strange), quoter))[1]).toBe('malformed')
  expect((await portal.refused(listRates, { params: { id: 4 } }, quoter)).slice(0, 2)).toEqual([
    404,
    'client_not_found',
  ])
  const { clients } = await portal.call(listClientsWithRates, {}, quoter)
  expect(clients.find(({ id }) => id === params.id)).toEqual({ ...owner, rates: 1 })
  expect(clients.map((each) => each.name.toLowerCase())).toEqual(clients.map((each) => each.name.toLowerCase()).sort())
  // Parts of a cent are for words; what a flat price is nobody can pay in parts.
  const flat = { ...rate, unit: 'FLAT' as const, unitPrice: 80.125 }
  expect((await portal.refused(saveRates, { params, body: { rates: [flat] } }, quoter))[1]).toBe('malformed')
  const byWord = { ...rate, unit: 'WORD' as const, unitPrice: 0.1255, minimumQuantity: 250 }
  expect((await portal.call(saveRates, { params, body: { rates: [byWord] } }, quoter)).rates).toEqual([byWord])
  const client = await portal.as('client@meridian.example')
  expect(await portal.refused(listRates, { params }, client)).toEqual([403, 'forbidden'])
})
