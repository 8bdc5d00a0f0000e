import { createHash } from 'node:crypto'
import { getDownloadUrl, getJobRequest } from '@portolan/contract/job-requests/actions'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import { JobRequestStatus } from '@portolan/contract/job-requests/requests'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import {
  acceptAutoQuote,
  acceptQuote,
  getAutoQuote,
  type PaymentPreferences,
  rejectAutoQuote,
  rejectQuote,
} from '@portolan/contract/quotes/quotes'
import { listProvinces } from '@portolan/contract/reference/reference'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { billingContact, quotedRequest } from '../../testing/quotes.ts'
import { asJson, draft, french, refusal, source, upload } from '../../testing/requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, workingApp } from '../../testing/test-app.ts'
import { endOverdueQuotes } from './expire-quotes.ts'
import { makeQuote } from './make-quote.ts'
import { flatLine } from './pricing/pricing.ts'

let portal: TestApp
let miriam: Caller
beforeAll(async () => {
  portal = await workingApp()
  miriam = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())

type Call = (path: string, init?: RequestInit) => Promise<Response>
const invoice: PaymentPreferences = { paymentType: 'INVOICE_DIRECTLY' }
const accept = (call: Call, id: string, paymentPreferences = invoice) =>
  portal.send(acceptAutoQuote, { params: { id }, body: { paymentPreferences } }, call)
const reject = (call: Call, id: string, rejectionReason?: string) =>
  portal.send(rejectAutoQuote, { params: { id }, body: rejectionReason === undefined ? {} : { rejectionReason } }, call)
const quote = (call: Call, id: string) => portal.call(getAutoQuote, { params: { id } }, call)
const rowOf = (id: string) =>
  portal.db
    .selectFrom('quote')
    .selectAll()
    .where('job_request_id', '=', id)
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow()
const statusOf = async (id: string) =>
  (await portal.db.selectFrom('job_request').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const emailsTo = async (email: string, words: string) => {
  const mails = await portal.call(listOutbox, { query: { to: email } })
  return mails.filter(({ subject }) => subject.includes(words))
}
const quiet = <Answer>(look: () => Promise<Answer>) => vi.waitFor(look, { timeout: 40_000, interval: 100 })
const german = { id: 'deu', name: 'German (Germany)' }

describe('a quote, from the request to the work', () => {
  it('API-40 API-41 is made, mailed, printed, accepted and handed over', { timeout: 120_000 }, async () => {
    const key = await upload(miriam, 'terms.txt', 'word '.repeat(600))
    const sent = draft([source('terms.txt', key)], { targetLanguages: [french, german] })
    const { id, number } = await portal.call(createJobRequest, { body: sent }, miriam)

    const ready = await quiet(async () => {
      const answer = await quote(miriam, id)
      expect(answer.autoQuote.documentFileKey).not.toBeNull()
      return answer
    })
    expect(ready).toMatchObject({ status: 'QUOTE_READY_FOR_CLIENT_REVIEW', number, sourceLanguage: { id: 'enu' } })
    expect(ready.autoQuote).toMatchObject({ price: 211.5, totalPages: 6, pricePerPage: 35.25, rateType: 'STANDARD' })
    expect(ready.autoQuote.lines.map(({ language, quantity, price }) => [language.id, quantity, price])).toEqual([
      ['fra', 3, 102],
      ['deu', 3, 109.5],
    ])
    const days = Date.parse(ready.autoQuote.acceptanceDeadline) - Date.parse(ready.autoQuote.creationDate)
    expect(days / 86_400_000).toBe(30)

    const [mail] = await quiet(async () => {
      const emails = await emailsTo('client@meridian.example', `Your quote ${number}`)
      expect(emails).toHaveLength(1)
      return emails
    })
    expect(mail?.subject).toContain('$211.50')
    expect(mail?.text).toContain(`/quotes/${id}`)

    const request = await portal.call(getJobRequest, { params: { id } }, miriam)
    const [document] = request.files.filter(({ category }) => category === 'QUOTE_CONFIRMATION_DOCUMENT')
    expect(document).toMatchObject({ fileKey: ready.autoQuote.documentFileKey, fileName: `Quote-${number}.pdf` })
    const params = { id, fileKey: document!.fileKey }
    const { downloadUrl } = await portal.call(getDownloadUrl, { params }, miriam)
    const bytes = Buffer.from(await (await fetch(downloadUrl)).arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const sha256 = createHash('sha256').update(bytes).digest('hex')

    const accepted = await accept(miriam, id)
    expect(accepted.status).toBe(200)
    expect((await accepted.json()).autoQuote).toMatchObject({ acceptanceStatus: 'ACCEPTED', termsVersion: '2026-11' })
    expect(['SUBMITTING_TO_XTRF', 'SUBMITTED_TO_XTRF']).toContain(await statusOf(id))
    expect(await rowOf(id)).toMatchObject({
      document_sha256: sha256,
      terms_version: '2026-11',
      decided_by_name: expect.stringContaining(' '),
      decided_at: expect.any(Date),
      decided_from: expect.stringMatching(/127\.0\.0\.1|::1/),
      payment: { paymentType: 'INVOICE_DIRECTLY' },
    })
    const events = await portal.db.selectFrom('audit_event').selectAll().where('subject_id', '=', id).execute()
    const event = events.find(({ action }) => action === 'quote-accepted')
    expect(event?.details).toMatchObject({ documentSha256: sha256, termsVersion: '2026-11', priceCents: 211_50 })
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
    const digests = { en: digest, ar: digest, es: digest }
    expect(event?.details).toMatchObject({ termsSha256: digests, privacySha256: digests })
    const [receipt] = await quiet(async () => {
      const emails = await emailsTo('client@meridian.example', `accepted the quote ${number}`)
      expect(emails).toHaveLength(1)
      return emails
    })
    expect(receipt?.text).toContain(sha256)
  })

  it('waits for staff if a language has no rate or a source could not be counted', async () => {
    const key = await upload(miriam, 'memo.txt', 'a few words')
    const greek = { id: 'ell', name: 'Greek' }
    const { id } = await portal.call(
      createJobRequest,
      { body: draft([source('memo.txt', key)], { targetLanguages: [french, greek] }) },
      miriam,
    )
    await quiet(async () => expect(await statusOf(id)).toBe('READY_FOR_INTERNAL_REVIEW'))
    expect(await portal.refused(getAutoQuote, { params: { id } }, miriam)).toEqual([404, 'quote_not_found'])
  })
})

describe('who decides on a quote', () => {
  it('is a member; staff may only view it, and others get 404', async () => {
    const id = await quotedRequest(portal.db)
    const helen = await portal.as('client@harbor.example')
    const staff = await portal.as('quoter@portolan.example')
    for (const call of [portal.anyone, helen]) {
      expect(await portal.refused(getAutoQuote, { params: { id } }, call)).toEqual([404, 'job_request_not_found'])
      expect(await refusal(await accept(call, id))).toEqual([404, 'job_request_not_found'])
      expect(await refusal(await reject(call, id))).toEqual([404, 'job_request_not_found'])
    }
    expect(await quote(staff, id)).toMatchObject({ id })
    expect(await refusal(await accept(staff, id))).toEqual([403, 'forbidden'])
    expect(await statusOf(id)).toBe('QUOTE_READY_FOR_CLIENT_REVIEW')
  })

  it('API-42 is the holder of the link if it was made signed out; the receipt has the visitor’s name', async () => {
    const id = await quotedRequest(portal.db, { isOpenByLink: true })
    expect((await quote(portal.anyone, id)).autoQuote.price).toBe(120)
    const reply = await reject(portal.anyone, id, '  Too late for us ')
    expect((await reply.json()).autoQuote).toMatchObject({ acceptanceStatus: 'REJECTED' })
    expect(await rowOf(id)).toMatchObject({
      decided_by: null,
      decided_by_name: 'Eva Lind',
      rejection_reason: 'Too late for us',
    })
    expect(await statusOf(id)).toBe('QUOTE_REJECTED')
    const pm = await portal.as('pm@portolan.example')
    const { history } = await portal.call(getJobRequest, { params: { id } }, pm)
    expect(history.at(-1)).toMatchObject({ by: 'Eva Lind', reason: 'Too late for us' })
    await quiet(async () => {
      expect(await emailsTo('eva@meridian.example', id)).toHaveLength(1)
      expect(await emailsTo('support@portolan.example', id)).toHaveLength(1)
    })
  })
})

describe('accepting and rejecting', () => {
  it('QUOTE-08 happens once, while the quote is ready and unanswered', async () => {
    for (const status of JobRequestStatus.options.filter((one) => one !== 'ARCHIVED'))
      for (const answer of [null, 'ACCEPTED', 'REJECTED'] as const) {
        const isOpen = status === 'QUOTE_READY_FOR_CLIENT_REVIEW' && answer === null
        const code = status === 'QUOTE_EXPIRED' ? 'quote_expired' : 'conflict'
        for (const decide of [accept, reject]) {
          const id = await quotedRequest(portal.db, { status, answer })
          const reply = await decide(miriam, id)
          expect([status, answer, isOpen ? reply.status : (await reply.json()).errorCode]).toEqual([
            status,
            answer,
            isOpen ? 200 : code,
          ])
          if (isOpen) expect(await refusal(await decide(miriam, id))).toEqual([409, 'conflict'])
        }
      }
  }, 60_000)

  it('QUOTE-08 API-38 API-39 API-40 API-41 is a conflict if there is no quote', async () => {
    const buyer = await portal.as('buyer@procura.example')
    const coupa = { clientId: 1007, origination: 'COUPA', hasQuote: false } as const
    for (const status of JobRequestStatus.options.filter((one) => one !== 'ARCHIVED')) {
      const id = await quotedRequest(portal.db, { status, hasQuote: false })
      for (const decide of [accept, reject]) expect(await refusal(await decide(miriam, id))).toEqual([409, 'conflict'])
      const bought = await quotedRequest(portal.db, { ...coupa, status })
      const params = { id: bought }
      expect(await portal.refused(acceptQuote, { params }, buyer)).toEqual([409, 'conflict'])
      expect(await portal.refused(rejectQuote, { params, body: {} }, buyer)).toEqual([409, 'conflict'])
      expect([await statusOf(id), await statusOf(bought)]).toEqual([status, status])
    }
  }, 60_000)

  it('QUOTE-06 QUOTE-07 is refused after the deadline, before and after the job has marked it', async () => {
    const deadline = new Date(Date.now() - 1000)
    const id = await quotedRequest(portal.db, { deadline })
    expect((await quote(miriam, id)).status).toBe('QUOTE_EXPIRED')
    expect(await refusal(await accept(miriam, id))).toEqual([409, 'quote_expired'])
    expect(await statusOf(id)).toBe('QUOTE_READY_FOR_CLIENT_REVIEW')
    const open = await quotedRequest(portal.db)
    const needs = { db: portal.db, now: () => new Date(), timeZone: 'UTC' }
    await endOverdueQuotes(needs, new AbortController().signal)
    expect([await statusOf(id), await statusOf(open)]).toEqual(['QUOTE_EXPIRED', 'QUOTE_READY_FOR_CLIENT_REVIEW'])
    await endOverdueQuotes(needs, new AbortController().signal)
    await quiet(async () => expect(await emailsTo('eva@meridian.example', `${id} has expired`)).toHaveLength(1))
    expect(await refusal(await reject(miriam, id))).toEqual([409, 'quote_expired'])
  })

  it('QUOTE-12 QUOTE-16 requires a payment type with its fields; otherwise nothing changes', async () => {
    const id = await quotedRequest(portal.db)
    for (const body of [{}, { paymentPreferences: {} }, { paymentPreferences: { paymentType: 'BARTER' } }])
      expect((await refusal(await miriam(acceptAutoQuote.path.replace('{id}', id), asJson(body)))).slice(0, 2)).toEqual(
        [400, 'malformed'],
      )
    const account: PaymentPreferences = {
      paymentType: 'BILL_TO_ACCOUNT',
      billingAccount: { clientIdNumber: '', personalCode: 'x' },
    }
    expect(await refusal(await accept(miriam, id, account))).toEqual([
      400,
      'malformed',
      'body.paymentPreferences.billingAccount.clientIdNumber: Required',
    ])
    expect(await statusOf(id)).toBe('QUOTE_READY_FOR_CLIENT_REVIEW')
    const [place] = await portal.call(listProvinces, { query: { countryId: '227' } }, miriam)
    const province = { id: place!.id, name: place!.name }
    const card: PaymentPreferences = { paymentType: 'CREDIT_CARD', billingContact: { ...billingContact, province } }
    expect((await accept(miriam, id, card)).status).toBe(200)
    expect((await rowOf(id)).payment).toEqual(card)
  })

  it('API-38 API-39 accepts an answer from procurement without payment details or redirect', async () => {
    const made = { origination: 'COUPA' } as const
    const first = await quotedRequest(portal.db, made)
    const second = await quotedRequest(portal.db, made)
    const accepted = await portal.call(acceptQuote, { params: { id: first } }, miriam)
    expect(accepted).toMatchObject({ id: first, redirectUrl: null })
    const rejection = { params: { id: second }, body: { rejectionReason: 'No budget' } }
    expect(await portal.call(rejectQuote, rejection, miriam)).toMatchObject({ id: second, status: 'QUOTE_REJECTED' })
    const other = await quotedRequest(portal.db)
    expect(await portal.refused(acceptQuote, { params: { id: other } }, miriam)).toEqual([409, 'conflict'])
  })
})

it('replaces an earlier quote, and shows only the new document', async () => {
  const id = await quotedRequest(portal.db, { status: 'READY_FOR_INTERNAL_REVIEW', answer: 'REJECTED' })
  const line = flatLine({ languageId: 'fra', priceCents: 99_00, countedPages: null, countedWords: null })
  const made = await portal.db.transaction().execute((tx) =>
    makeQuote(tx, {
      requestId: id,
      actor: undefined,
      isAutomatic: false,
      rateType: 'RUSH',
      lines: [line],
      expectedDelivery: null,
      note: 'As we spoke.',
      now: new Date(),
      timeZone: 'UTC',
    }),
  )
  expect(made).toBeDefined()
  expect((await quote(miriam, id)).autoQuote).toMatchObject({ price: 99, note: 'As we spoke.', acceptanceStatus: null })
  await quiet(async () => expect((await rowOf(id)).document_sha256).toMatch(/^[0-9a-f]{64}$/))
  const files = await portal.db
    .selectFrom('job_request_file')
    .select('file_key')
    .where('job_request_id', '=', id)
    .execute()
  expect(files).toEqual([{ file_key: (await rowOf(id)).document_file_key }])
})
