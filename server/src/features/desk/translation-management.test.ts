import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { translationManagementSuite } from '../../ports/translation-management.suite.ts'
import { requestThatWent, toWork } from '../../testing/desk.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addDeliveries, moveRequest } from '../job-requests/index.ts'
import { deskTranslationManagement } from './index.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const miriam = { email: 'client@meridian.example', name: 'Miriam', company: 'Meridian' }

describe('the desk as translation management', () => {
  translationManagementSuite(async () => {
    const { db, portal: composed } = portal
    const { fileStore } = composed
    const tms = deskTranslationManagement({ db, fileStore, timeZone: 'UTC' })
    return {
      tms,
      sendQuote: null,
      async order(changes = {}) {
        const requestId = await requestThatWent(db, toWork.slice(0, -1), { targets: ['fra', 'deu'] })
        return {
          requestId,
          key: requestId,
          number: requestId,
          wanted: 'project',
          clientId: 1002,
          name: 'Leaflets',
          sourceLanguageId: 'enu',
          targetLanguageIds: ['fra', 'deu'],
          serviceId: null,
          notes: '',
          neededBy: null,
          contact: { ...miriam, phone: '', address: '' },
          referenceNumber: null,
          isRush: false,
          priceCents: null,
          deadline: null,
          payment: [],
          customFields: [],
          files: [],
          links: [],
          ...changes,
        }
      },
      async count({ requestId }) {
        return (await db.selectFrom('desk_order').select('id').where('job_request_id', '=', requestId).execute()).length
      },
      async deliver({ requestId }, { name, languageId, content }) {
        const key = `test/${requestId}/${languageId}/${name}`
        await fileStore.write(key, Readable.from([Buffer.from(content)]))
        const size = Buffer.byteLength(content)
        const file = { fileName: name, fileKey: key, languageId, sha256: null, size }
        await db.transaction().execute((tx) => addDeliveries(tx, requestId, [file], { isWithheld: true }))
      },
      async finish(place) {
        await db.transaction().execute(async (tx) => {
          expect(await moveRequest(tx, place.requestId, { to: 'SUBMITTED_TO_XTRF' })).toBe(true)
          expect(await moveRequest(tx, place.requestId, { to: 'COMPLETED' })).toBe(true)
        })
        await tms.accept(place, [], AbortSignal.timeout(10_000))
      },
    }
  })
})
