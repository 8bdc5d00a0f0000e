import { getAuthorizationUrl } from '@portolan/contract/branding/branding'
import type { DeskOrder, DeskQueue } from '@portolan/contract/desk/desk'
import { getDeskOrder, listDeskOrders } from '@portolan/contract/desk/orders'
import {
  type AnonymousJobRequest,
  createQuote,
  type NewProject,
  unauthenticatedCreateJobRequest,
} from '@portolan/contract/job-requests/create'
import { listOutbox } from '@portolan/contract/outbox/outbox'
import {
  createUserAccount,
  sendEmailVerificationCode,
  validateEmailVerificationCode,
} from '@portolan/contract/sign-up/sign-up'
import { formatDate } from '@portolan/locale/format-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '../../platform/provider-days.ts'
import { created, draft, mailedCode, refusal, requestThatWent, toReview, toWork } from '../../testing/desk.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { newcomer } from '../../testing/sign-up.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let pm: Caller
let worker: Awaited<ReturnType<TestApp['startWorker']>>
beforeAll(async () => {
  portal = await testApp()
  pm = await portal.as('pm@portolan.example')
  worker = await portal.startWorker()
})
afterAll(async () => {
  await worker.stop()
  await portal.close()
})

const verified = async (email: string) => {
  await portal.call(sendEmailVerificationCode, { body: { email } })
  const verificationCode = await mailedCode(portal, email)
  await portal.call(validateEmailVerificationCode, { body: { email, verificationCode } })
  return verificationCode
}

/** The order of a request, once the desk has it. */
async function orderOf(requestId: string): Promise<DeskOrder> {
  const found = async () => (await portal.send(getDeskOrder, { params: { id: requestId } }, pm)).status
  await expect.poll(found, { timeout: 30_000, interval: 200 }).toBe(200)
  return portal.call(getDeskOrder, { params: { id: requestId } }, pm)
}

const address = {
  address1: '12 Quay Street',
  address2: 'Floor 3',
  city: 'Boston',
  province: { id: 22700802, name: 'Massachusetts' },
  zipCode: '02110',
  country: { id: 227, name: 'United States' },
  phoneNumber: '+1 617 555 0142',
}
const link = { url: 'https://files.example/terms.docx', name: 'terms.docx', category: 'SOURCE_DOCUMENT' as const }
const zoe = { firstName: 'Zoe', lastName: 'Brahms' }

async function walkIn(email: string, more: Partial<AnonymousJobRequest> = {}) {
  const body: AnonymousJobRequest = {
    ...draft([], { targetLanguages: [{ id: 'kor', name: 'Korean' }] }),
    fileLinks: [link],
    companyName: 'Zebra Unique Co',
    requestorEmail: email,
    requestorFirstName: zoe.firstName,
    requestorLastName: zoe.lastName,
    contactAddress: { ...address, email },
    externalReferenceId: 'PO-77881',
    emailVerificationCode: await verified(email),
    ...more,
  }
  return portal.send(unauthenticatedCreateJobRequest, { body })
}

const quoteOfHarbor = async (email: string, customFields: NewProject['customFields']) =>
  portal.send(createQuote, {
    body: {
      clientId: 1001,
      projectName: 'Consent forms',
      contactInfo: { ...address, ...zoe, email, customFields },
      sourceLanguageId: 'enu',
      targetLanguageIds: ['kor'],
      xtrfServiceId: 12,
      notes: 'Two columns, please.',
      externalReferenceId: 'PO-4',
      customFields: [
        { fieldName: 'Cost center', value: '1234', mapping: null },
        { fieldName: 'Department', value: 'Oncology', mapping: null },
        { fieldName: 'Sites', value: 'Harbor Main|Harbor East', mapping: null },
      ],
      fileLinks: [link],
      emailVerificationCode: await verified(email),
    },
  })

describe('the requester on the desk', () => {
  it('REQ-28 REQ-53 REQ-54 is the company, phone, address and reference of a walk-in', async () => {
    const email = 'zoe@zebra.example'
    const sent = { ...address, email, province: { ...address.province, name: 'Nowhere' } }
    const request = await created(await walkIn(email, { contactAddress: sent }))
    const found = await orderOf(request.id)
    expect(found).toMatchObject({ client: { id: 227 }, walkInCompany: 'Zebra Unique Co' })
    expect(found.requester).toEqual({
      company: 'Zebra Unique Co',
      name: 'Zoe Brahms',
      email,
      address: { ...address, email },
      customFields: [],
    })
    expect(found.request?.externalReferenceId).toBe('PO-77881')
  })

  it('REQ-32 REQ-55 is the workflow and every field of a visitor of a known client, with its type', async () => {
    const badge = { fieldName: 'Badge number', value: 'B-17', mapping: 'badgeNumber' }
    const reply = await quoteOfHarbor('zoe@harbor.example', [badge])
    const found = await orderOf(((await reply.json()) as { quoteId: string }).quoteId)
    expect(found.walkInCompany).toBeNull()
    expect(found.requester).toMatchObject({
      company: 'Harbor Health, Inc.',
      name: 'Zoe Brahms',
      address: { phoneNumber: address.phoneNumber },
      customFields: [{ ...badge, type: 'INPUT_TEXT' }],
    })
    expect(found.request).toMatchObject({
      xtrfServiceId: 12,
      workflowLabel: 'Translation, editing and back translation',
      notes: 'Two columns, please.',
      externalReferenceId: 'PO-4',
    })
    expect(found.request?.customFields.map(({ fieldName, type }) => [fieldName, type])).toEqual([
      ['Cost center', 'INPUT_TEXT'],
      ['Department', 'LISTONLY'],
      ['Sites', 'SELECT_MANY_LIST'],
    ])
  })

  it('REQ-55 accepts only the client’s own user fields, and requires none of a visitor', async () => {
    const strange = [{ fieldName: 'Cost center', value: '1234', mapping: null }]
    expect(await refusal(await quoteOfHarbor('strange@harbor.example', strange))).toMatchObject([
      ...[400, 'malformed', expect.stringContaining('contactInfo.customFields.Cost center')],
    ])
    expect((await quoteOfHarbor('none@harbor.example', [])).status).toBe(201)
  })

  it('REQ-54 refuses a country or province that does not exist', async () => {
    const country = { id: 99_999, name: 'Atlantis' }
    const email = 'nowhere@zebra.example'
    const reply = await walkIn(email, { contactAddress: { ...address, email, province: null, country } })
    expect(await refusal(reply)).toMatchObject([400, 'malformed', expect.stringContaining('contactAddress.country')])
  })

  it('is the address and the fields that a member gave when signing up', async () => {
    const person = newcomer({
      clientId: 1001,
      email: 'member@harbor.example',
      address: { ...address, email: 'member@harbor.example' },
      customFieldValues: [{ fieldName: 'Badge number', value: 'B-18', mapping: null }],
    })
    expect((await portal.send(createUserAccount, { body: person })).status).toBe(201)
    const account = await portal.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow()
    const id = await requestThatWent(portal.db, toReview, { clientId: 1001 })
    await portal.db.updateTable('job_request').set({ account_id: account.id }).where('id', '=', id).execute()
    expect((await orderOf(id)).requester).toMatchObject({
      address: { ...address, email: 'member@harbor.example' },
      customFields: [{ fieldName: 'Badge number', value: 'B-18', mapping: 'badgeNumber', type: 'INPUT_TEXT' }],
    })
  })

  it('is named in the email that notifies staff of the new request', async () => {
    const neededBy = dayIn('UTC', new Date(Date.now() + 9 * 86_400_000))
    const request = await created(await walkIn('mail@zebra.example', { neededBy }))
    await orderOf(request.id)
    const notice = async () => {
      const mails = await portal.call(listOutbox, {})
      return mails.find(({ subject }) => subject === `New request ${request.number} from Zebra Unique Co`)?.text ?? ''
    }
    await expect.poll(notice, { timeout: 30_000, interval: 200 }).toContain('Zoe Brahms <mail@zebra.example>')
    const neededOn = formatDate(neededBy, 'longDay', 'en')
    for (const part of [address.phoneNumber, 'PO-77881', 'Korean', `/desk/${request.id}`, `Needed by: ${neededOn}`])
      expect(await notice()).toContain(part)
    const confirmation = async () => {
      const mails = await portal.call(listOutbox, {})
      return mails.find(({ subject }) => subject === `We have your request ${request.number}`)?.text ?? ''
    }
    await expect.poll(confirmation, { timeout: 30_000, interval: 200 }).toContain(`Needed by: ${neededOn}`)
  })
})

it('API-73 SHELL-29 sends staff to the desk and clients to their requests', async () => {
  const urlFor = async (caller: Caller) => (await portal.call(getAuthorizationUrl, {}, caller)).authUrl
  expect(await urlFor(pm)).toBe(`${portal.config.origin}/desk`)
  expect(await urlFor(await portal.as('client@harbor.example'))).toBe(`${portal.config.origin}/requests`)
})

describe('the search of the desk', () => {
  const search = async (words: string, queue: DeskQueue = 'TO_PRICE') => {
    const { items } = await portal.call(listDeskOrders, { query: { queue, search: words } }, pm)
    return items.map(({ jobRequestId }) => jobRequestId)
  }

  it('finds company, person, email, number, project name and reference', async () => {
    const request = await created(
      await walkIn('yara@lindgren.example', {
        companyName: 'Lindgren & Sons',
        requestorFirstName: 'Yara',
        requestorLastName: 'Quist',
        name: 'Chainsaw handbook',
        externalReferenceId: 'LS_100%',
      }),
    )
    await orderOf(request.id)
    for (const words of [
      'lindgren & s',
      'yara quist',
      'YARA@lindgren',
      request.number,
      'chainsaw',
      'LS_100%',
      'Walk-in',
    ])
      expect(await search(words), words).toContain(request.id)
    for (const words of ['LSx100%', 'yara lindgren', 'walrus'])
      expect(await search(words), words).not.toContain(request.id)
  })

  it('finds renamed projects and clients under their new names', async () => {
    const id = await requestThatWent(portal.db, toWork)
    const { number } = await orderOf(id)
    await portal.db.updateTable('desk_order').set({ name: 'Renamed glossary' }).where('number', '=', number).execute()
    expect(await search('renamed gloss', 'NEW')).toEqual([id])
    await portal.db.updateTable('client').set({ client_name: 'Meridian Mutual' }).where('id', '=', 1002).execute()
    expect(await search('meridian mutual', 'NEW')).toContain(id)
    await portal.db.updateTable('client').set({ client_name: 'Meridian' }).where('id', '=', 1002).execute()
    expect(await search('meridian mutual', 'NEW')).toEqual([])
  })
})
