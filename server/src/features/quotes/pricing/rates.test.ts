import { afterAll, beforeAll, expect, it } from 'vitest'
import { asJson, refusal } from '../../../testing/requests.ts'
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
    pricePerPage: 41.05,
    minimumPages: 1.5,
    rushFactor: 1.25,
    pagesPerDay: 6,
  }
  const path = '/desk/clients/1004/rates'
  const saved = await quoter(path, asJson({ rates: [rate] }))
  expect(await saved.json()).toEqual({ rates: [rate] })
  expect(await (await quoter(path)).json()).toEqual({ rates: [rate] })
  const [event] = await portal.db.selectFrom('audit_event').selectAll().where('action', '=', 'rates-saved').execute()
  expect(event).toMatchObject({ subject_id: '1004', details: { before: [], after: [rate] } })
  expect(await refusal(await quoter(path, asJson({ rates: [rate, rate] })))).toEqual([
    400,
    'malformed',
    'body.rates.1: This pair of languages is there twice',
  ])
  const strange = { ...rate, targetLanguageId: 'xxx' }
  expect((await refusal(await quoter(path, asJson({ rates: [strange] }))))[1]).toBe('malformed')
  expect((await refusal(await quoter('/desk/clients/4/rates'))).slice(0, 2)).toEqual([404, 'client_not_found'])
  const client = await portal.as('client@meridian.example')
  expect((await client(path)).status).toBe(403)
})
