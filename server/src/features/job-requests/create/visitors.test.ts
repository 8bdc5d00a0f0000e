import { getJobRequest } from '@portolan/contract/job-requests/actions'
import {
  type AnonymousJobRequest,
  addProjectFiles,
  addQuoteFiles,
  createProject,
  createQuote,
  type NewProject,
  type SentFile,
  unauthenticatedCreateJobRequest,
} from '@portolan/contract/job-requests/create'
import { sendEmailVerificationCode, validateEmailVerificationCode } from '@portolan/contract/sign-up/sign-up'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '../../../platform/provider-days.ts'
import { draft, english, french, mailedCode, refusal, send, source, upload } from '../../../testing/job-requests.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { withCookies } from '../../../testing/visitors.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const dayAhead = (days: number) => dayIn('UTC', new Date(Date.now() + days * 86_400_000))
const verified = async (email: string) => {
  await portal.call(sendEmailVerificationCode, { body: { email } })
  const code = await mailedCode(portal, email)
  await portal.call(validateEmailVerificationCode, { body: { email, verificationCode: code } })
  return code
}

describe('a visitor of an unknown company', () => {
  const anonymous = async (email: string, more: Partial<AnonymousJobRequest> = {}): Promise<AnonymousJobRequest> => ({
    ...draft([source('v.txt', await upload(portal.anyone, 'v.txt', 'words'))]),
    companyName: 'Lindgren Tools',
    requestorEmail: email,
    requestorFirstName: 'Eva',
    requestorLastName: 'Lind',
    contactAddress: {
      address1: '',
      address2: '',
      city: '',
      zipCode: '',
      phoneNumber: '',
      email,
      province: null,
      country: null,
    },
    emailVerificationCode: 'AAAAAA',
    ...more,
  })
  const create = (body: AnonymousJobRequest, idempotencyKey?: string) =>
    portal.send(unauthenticatedCreateJobRequest, { body, ...(idempotencyKey && { idempotencyKey }) })

  it('REQ-44 REQ-54 API-33 creates a request of the walk-in client with a verified address', async () => {
    const email = 'eva@lindgren.example'
    expect(await refusal(await create(await anonymous(email)))).toEqual([400, 'email_not_verified'])
    const emailVerificationCode = await verified(email)
    const body = await anonymous(email, { emailVerificationCode, neededBy: dayAhead(5) })
    const request = await portal.call(unauthenticatedCreateJobRequest, { body })
    expect(request).toMatchObject({
      clientId: 227,
      requestorName: 'Eva Lind',
      status: 'CREATED',
      neededBy: dayAhead(5),
    })
    expect((await portal.send(getJobRequest, { params: { id: request.id } })).status).toBe(200)
    expect(request.id[14]).toBe('4')
  })

  it('CLIENT-22 gets an internal error if the walk-in client has no config', async () => {
    const email = 'early@lindgren.example'
    const body = await anonymous(email, { emailVerificationCode: await verified(email) })
    const renumber = (from: number, to: number) =>
      portal.db.transaction().execute(async (tx) => {
        const columns = await sql<{ name: string; type: string }>`
          select column_name as name, data_type as type from information_schema.columns where table_name = 'client'`.execute(
          tx,
        )
        const others = columns.rows.filter(({ name }) => name !== 'id').map(({ name }) => `"${name}"`)
        await sql
          .raw(`insert into client (id, ${others}) select ${to}, ${others} from client where id = ${from}`)
          .execute(tx)
        for (const table of ['job_request', 'desk_order'])
          await sql.raw(`update ${table} set client_id = ${to} where client_id = ${from}`).execute(tx)
        await sql.raw(`delete from client where id = ${from}`).execute(tx)
      })
    await renumber(227, 228)
    expect(await refusal(await create(body))).toEqual([500, 'fault'])
    await renumber(228, 227)
    expect((await create(body)).status).toBe(201)
  })

  it('REQ-40 sends at most 20 files, 40 MB each and 60 MB together', async () => {
    const email = 'large@lindgren.example'
    const emailVerificationCode = await verified(email)
    const big = new Uint8Array(32 * 1024 * 1024)
    const two = [
      source('1.bin', await upload(portal.anyone, '1.bin', big)),
      source('2.bin', await upload(portal.anyone, '2.bin', big)),
    ]
    const tooLarge = await anonymous(email, { emailVerificationCode, files: two })
    const inTotal = await create(tooLarge)
    expect([inTotal.status, await inTotal.json()]).toEqual([
      400,
      {
        errorCode: 'files_too_large',
        message: 'The files together exceed 60 MB.',
        params: { limit: 'total', megabytes: 60 },
      },
    ])
    const many = await Promise.all(
      Array.from({ length: 21 }, async (_, n) => source(`${n}.txt`, await upload(portal.anyone, `${n}.txt`, 'x'))),
    )
    const tooMany = await anonymous(email, { emailVerificationCode, files: many })
    const inNumber = await create(tooMany)
    expect([inNumber.status, (await inNumber.json()).message]).toEqual([400, 'At most 20 files can be sent.'])
  })

  it('sends at most 20 requests a day from one verified address; refused and repeated ones do not count', async () => {
    const email = 'eager@lindgren.example'
    const emailVerificationCode = await verified(email)
    const send = async (more: Partial<AnonymousJobRequest>) =>
      create(await anonymous(email, { emailVerificationCode, ...more }))
    expect((await send({ files: [] })).status).toBe(400)
    const first = await anonymous(email, { emailVerificationCode })
    for (let n = 0; n < 3; n++) expect((await create(first, 'first')).status).toBe(201)
    for (let n = 1; n < 20; n++) expect((await send({})).status).toBe(201)
    const refused = await send({})
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { errorCode: 'daily_limit_reached', retryAfterSeconds: expect.any(Number) },
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect((await create(first, 'first')).status).toBe(201)
  })

  it('REQ-07 cannot bypass a client that accepts only signed-in users', async () => {
    for (const [email, code] of [
      ['someone@summit.example', 'submissions_disabled'],
      ['someone@quill.example', 'client_inactive'],
    ] as const) {
      const body = await anonymous(email, { emailVerificationCode: await verified(email) })
      expect(await refusal(await create(body))).toEqual([403, code])
    }
  })

  it('REQ-04 is treated as a visitor of the client with the email domain, in every form', async () => {
    const input = async (email: string, more: Partial<AnonymousJobRequest> = {}) => ({
      body: await anonymous(email, { emailVerificationCode: await verified(email), ...more }),
    })
    const refused = async (email: string, more: Partial<AnonymousJobRequest> = {}) =>
      portal.refused(unauthenticatedCreateJobRequest, await input(email, more))
    const request = await portal.call(unauthenticatedCreateJobRequest, await input('new@meridian.example'))
    expect(request.clientId).toBe(1002)
    const { company_name } = await portal.db
      .selectFrom('job_request')
      .select('company_name')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(company_name).toBe('Meridian Insurance Ltd.')
    const member = await portal.as('client@meridian.example')
    expect((await portal.send(getJobRequest, { params: { id: request.id } }, member)).status).toBe(200)
    // The same rules apply as in the client’s own form.
    expect(await refused('two@meridian.example', { requestType: 'TRANSLATION_REQUEST' })).toContain(
      'body.requestType: The client does not take requests of this kind',
    )
    expect((await refused('someone@harbor.example')).join()).toMatch(/^400,malformed,body\.customFields/)
    expect(await refused('someone@tandem.example')).toEqual([
      400,
      'malformed',
      'body.requestorEmail: Several organizations use this email domain: choose one first',
    ])
  })
})

describe('a visitor of a known client', () => {
  const project = (email: string, more: Partial<NewProject> = {}): NewProject => ({
    clientId: 1002,
    projectName: 'From the web',
    contactInfo: {
      firstName: 'Mia',
      lastName: 'Roth',
      email,
      phoneNumber: '',
      address1: '',
      address2: '',
      city: '',
      province: null,
      zipCode: '',
      country: null,
      customFields: [],
    },
    sourceLanguageId: english.id,
    targetLanguageIds: [french.id],
    notes: '',
    customFields: [],
    fileLinks: [],
    emailVerificationCode: 'AAAAAA',
    ...more,
  })

  it('REQ-55 REQ-56 API-48 API-49 creates a request, uploads with the returned form and adds the files', async () => {
    const email = 'mia@meridian.example'
    const emailVerificationCode = await verified(email)
    const browser = withCookies(portal.anyone)
    const body = project(email, { emailVerificationCode, neededBy: dayAhead(5) })
    const past = { ...body, neededBy: dayAhead(-1) }
    expect(await portal.refused(createQuote, { body: past })).toContain('body.neededBy: This day has passed.')
    const { quoteId, presignedPost } = await portal.call(createQuote, { body }, browser)
    await send(presignedPost, 'style.txt', 'Say you')
    await send(presignedPost, 'terms.txt', 'Three more words')
    const input = (fileName: string, category: SentFile['category'] = 'SOURCE_DOCUMENT') => ({
      params: { id: quoteId },
      body: { fileNames: [fileName], category },
    })
    for (const _again of [1, 2])
      expect(await portal.call(addQuoteFiles, input('style.txt', 'REFERENCE'))).toEqual({
        files: [{ fileName: 'style.txt', category: 'REFERENCE', fileKey: expect.stringMatching(/^claimed\//) }],
      })
    expect(await portal.refused(addQuoteFiles, input('none.txt'))).toEqual([404, 'file_not_found'])
    expect((await portal.send(addProjectFiles, input('terms.txt'))).status).toBe(404)
    expect((await portal.send(addQuoteFiles, input('terms.txt'))).status).toBe(200)
    expect((await portal.send(addQuoteFiles, input('terms.txt'))).status).toBe(409)
    const request = await portal.call(getJobRequest, { params: { id: quoteId } }, browser)
    expect(request.files.map(({ fileName, category }) => [fileName, category])).toEqual([
      ['style.txt', 'REFERENCE'],
      ['terms.txt', 'SOURCE_DOCUMENT'],
    ])
    const member = await portal.as('client@meridian.example')
    expect(await portal.call(getJobRequest, { params: { id: quoteId } }, member)).toMatchObject({
      clientId: 1002,
      neededBy: dayAhead(5),
    })
  })

  it('REQ-27 needs an address of the client', async () => {
    const email = 'mia@elsewhere.example'
    const emailVerificationCode = await verified(email)
    const body = project(email, { emailVerificationCode })
    expect(await portal.refused(createQuote, { body })).toEqual([404, 'client_not_found'])
    const { create_project_token: token } = await portal.db
      .selectFrom('client')
      .select('create_project_token')
      .where('id', '=', 1002)
      .executeTakeFirstOrThrow()
    expect(await portal.refused(createQuote, { body: { ...body, token } })).toEqual([400, 'email_not_allowed'])
  })

  it('REQ-12 is refused with the token of a sign-up link, or a wrong one, also with an address of the client', async () => {
    const email = 'link@meridian.example'
    const emailVerificationCode = await verified(email)
    const { sign_up_token } = await portal.db
      .selectFrom('client')
      .select('sign_up_token')
      .where('id', '=', 1002)
      .executeTakeFirstOrThrow()
    for (const token of [sign_up_token, 'guess'])
      for (const endpoint of [createQuote, createProject])
        expect(await portal.refused(endpoint, { body: project(email, { emailVerificationCode, token }) })).toEqual([
          ...[404, 'client_not_found'],
        ])
  })

  it('API-46 API-47 requests a translation with links only, if the client allows that', async () => {
    const email = 'tom@tandem.example'
    const emailVerificationCode = await verified(email)
    const links = [{ url: 'https://files.example/a.docx', name: 'a.docx', category: 'SOURCE_DOCUMENT' as const }]
    const body = project(email, { clientId: 1005, emailVerificationCode, fileLinks: links })
    const browser = withCookies(portal.anyone)
    const { projectId, presignedPost } = await portal.call(createProject, { body }, browser)
    await send(presignedPost, 'ref.txt', 'x')
    const params = { id: projectId }
    const added = await portal.call(addProjectFiles, {
      params,
      body: { fileNames: ['ref.txt'], category: 'REFERENCE' },
    })
    expect(added.files).toHaveLength(1)
    expect((await portal.call(getJobRequest, { params }, browser)).fileLinks).toEqual(links)
  })
})
