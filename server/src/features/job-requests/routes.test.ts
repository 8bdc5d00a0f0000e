import { getEnabledApplications } from '@portolan/contract/accounts/accounts'
import type { ClientConfig } from '@portolan/contract/clients/clients'
import {
  cancelJobRequest,
  getDownloadUrl,
  getJobRequest,
  renameJobRequest,
} from '@portolan/contract/job-requests/actions'
import { createJobRequest, type NewJobRequest } from '@portolan/contract/job-requests/create'
import { latestNeededBy } from '@portolan/contract/job-requests/needed-by'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '../../platform/provider-days.ts'
import { draft, refusal, source, upload } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let meridian: Caller
let harbor: Caller
beforeAll(async () => {
  portal = await testApp()
  meridian = await portal.as('client@meridian.example')
  harbor = await portal.as('client@harbor.example')
})
afterAll(() => portal.close())

const file = async (name: string, content = 'Five words are in here.') =>
  source(name, await upload(meridian, name, content))
const ask = async (more: object = {}) =>
  portal.call(createJobRequest, { body: { ...draft([await file('terms.txt')]), ...more } }, meridian)
const aLink = { url: 'https://files.example/a.docx', name: 'a.docx', category: 'SOURCE_DOCUMENT' as const }

describe('a member of an organization', () => {
  it('REQ-48 REQ-53 REQ-59 API-32 uploads, then creates a request with a number and a history', async () => {
    const request = await ask({ notes: 'By Friday', externalReferenceId: 'PO-1' })
    expect(request).toMatchObject({
      status: 'CREATED',
      requestType: 'QUOTE_REQUEST',
      origination: 'WEBFORM',
      name: 'Policy terms',
      number: expect.stringMatching(/^Q-\d{4}-\d{6}$/),
      sourceLanguage: { id: 'enu' },
      targetLanguages: [{ id: 'fra', name: 'French (France)' }],
      files: [{ fileName: 'terms.txt', category: 'SOURCE_DOCUMENT', size: 23 }],
      notes: 'By Friday',
      externalReferenceId: 'PO-1',
      history: [{ status: 'CREATED', by: expect.stringContaining(' ') }],
    })
    expect(await portal.call(getJobRequest, { params: { id: request.id } }, meridian)).toEqual(request)
  })

  it('API-34 finds no request of another organization', async () => {
    const { id } = await ask()
    for (const caller of [harbor, portal.anyone])
      expect(await portal.refused(getJobRequest, { params: { id } }, caller)).toEqual([404, 'job_request_not_found'])
    const staff = await portal.as('pm@portolan.example')
    expect(await portal.call(getJobRequest, { params: { id } }, staff)).toMatchObject({ id })
  })

  it('names the day by which the work is needed, from the provider’s today on for two years', async () => {
    const today = dayIn('UTC', new Date())
    for (const neededBy of [today, latestNeededBy(today)]) {
      const { id } = await ask({ neededBy })
      for (const caller of [meridian, await portal.as('pm@portolan.example')])
        expect(await portal.call(getJobRequest, { params: { id } }, caller)).toMatchObject({ neededBy })
      expect(await portal.refused(getJobRequest, { params: { id } }, harbor)).toEqual([404, 'job_request_not_found'])
    }
    expect((await ask()).neededBy).toBeNull()
    const refusedDay = async (neededBy: string) =>
      portal.refused(createJobRequest, { body: draft([await file('day.txt')], { neededBy }) }, meridian)
    expect(await refusedDay(dayIn('UTC', new Date(Date.now() - 86_400_000)))).toEqual([
      400,
      'malformed',
      'body.neededBy: This day has passed.',
    ])
    expect(await refusedDay(`${Number(today.slice(0, 4)) + 3}-01-01`)).toEqual([
      400,
      'malformed',
      'body.neededBy: This is more than two years ahead.',
    ])
    expect(await refusedDay('2026-02-30')).toEqual([400, 'malformed', expect.stringContaining('body.neededBy: ')])
  })

  it('creates one request for a repeated call', async () => {
    const body = draft([await file('once.txt')])
    const call = () => portal.call(createJobRequest, { body, idempotencyKey: 'form-1' }, meridian)
    const requests = await Promise.all([call(), call(), call()])
    expect(new Set(requests.map(({ id }) => id)).size).toBe(1)
  })

  it('creates thirty requests concurrently', async () => {
    const files = await Promise.all(Array.from({ length: 30 }, (_, n) => file(`crowd-${n}.txt`)))
    const requests = await Promise.all(
      files.map((one) => portal.call(createJobRequest, { body: draft([one]) }, meridian)),
    )
    expect(new Set(requests.map(({ number }) => number)).size).toBe(30)
  })

  it('REQ-33 is refused without anything to translate', async () => {
    expect(await portal.refused(createJobRequest, { body: draft([]) }, meridian)).toEqual([
      400,
      'malformed',
      'body.files: Required',
    ])
  })

  it('REQ-34 cannot send two files of the same name, even as reference and source', async () => {
    const files = [await file('a.txt'), { ...(await file('A.TXT')), category: 'REFERENCE' as const }]
    expect(await portal.refused(createJobRequest, { body: draft(files) }, meridian)).toContain(
      'body.files: A file named A.TXT is already in the list.',
    )
  })

  it('SHELL-52 gets cleaned names of files and links, numbered if they become equal', async () => {
    const files = [await file('invoice\u202excod.txt'), await file('a:b.txt'), await file('a;b.txt')]
    const fileLinks = [{ url: 'https://files.example/x', name: 'x\u2066|y.docx', category: 'REFERENCE' as const }]
    const request = await portal.call(createJobRequest, { body: draft(files, { fileLinks }) }, meridian)
    expect(request.files.map(({ fileName }) => fileName)).toEqual(['a-b (2).txt', 'a-b.txt', 'invoice-xcod.txt'])
    expect(request.fileLinks.map(({ name }) => name)).toEqual(['x-y.docx'])
  })

  it('REQ-29 REQ-30 gets field errors for name and languages', async () => {
    const wrong = { ...draft([await file('b.txt')]), name: 'a;b', targetLanguages: [] }
    expect(await portal.refused(createJobRequest, { body: wrong }, meridian)).toEqual([
      400,
      'malformed',
      'body.name: Semicolons are not allowed in project names',
      expect.stringContaining('body.targetLanguages'),
    ])
    const unknown = draft([await file('c.txt')], { targetLanguages: [{ id: 'xxx', name: 'Xish' }] })
    expect(await portal.refused(createJobRequest, { body: unknown }, meridian)).toContain(
      'body.targetLanguages: This language is not offered',
    )
  })

  it('REQ-21 can use only the submission modes of the client', async () => {
    const urgent = [{ fieldName: 'Urgent', value: 'true', mapping: null }]
    const taken = async (mode: ClientConfig['projectSubmissionMode'], customFields: typeof urgent) => {
      await portal.db.updateTable('client').set({ project_submission_mode: mode }).where('id', '=', 1002).execute()
      const kinds = []
      for (const requestType of ['QUOTE_REQUEST', 'TRANSLATION_REQUEST'] as const) {
        const body = draft([], { requestType, customFields, fileLinks: [aLink] })
        const reply = await portal.send(createJobRequest, { body }, meridian)
        if (reply.status === 201) kinds.push(requestType)
        else
          expect(await refusal(reply)).toEqual([
            ...[400, 'malformed', 'body.requestType: The client does not take requests of this kind'],
          ])
      }
      return kinds
    }
    expect(await taken('SUBMIT_FOR_ESTIMATION', urgent)).toEqual(['QUOTE_REQUEST'])
    expect(await taken('SUBMIT_FOR_TRANSLATION', urgent)).toEqual(['TRANSLATION_REQUEST'])
    expect(await taken('BOTH', urgent)).toEqual(['QUOTE_REQUEST', 'TRANSLATION_REQUEST'])
    expect(await taken('SUBMIT_FOR_TRANSLATION_EXCEPT', [])).toEqual(['TRANSLATION_REQUEST'])
    expect(await taken('SUBMIT_FOR_TRANSLATION_EXCEPT', urgent)).toEqual(['QUOTE_REQUEST'])
    expect(await taken('SUBMIT_FOR_ESTIMATION_EXCEPT', urgent)).toEqual(['TRANSLATION_REQUEST'])
    expect(await taken('SUBMIT_FOR_ESTIMATION_EXCEPT', [])).toEqual(['QUOTE_REQUEST'])
  })

  it('REQ-32 chooses a workflow if the client has any', async () => {
    const customFields = [
      { fieldName: 'Cost center', value: '1234', mapping: null },
      { fieldName: 'Department', value: 'Oncology', mapping: null },
    ]
    const linked = { customFields, fileLinks: [aLink] }
    const input = (more: Partial<NewJobRequest>) => ({ body: draft([], { ...linked, ...more }) })
    const problem = (caller: Caller, more: Partial<NewJobRequest>) =>
      portal.refused(createJobRequest, input(more), caller)
    expect(await problem(harbor, {})).toEqual([400, 'malformed', 'body.xtrfServiceId: Required'])
    expect(await problem(harbor, { xtrfServiceId: 99 })).toEqual([
      ...[400, 'malformed', 'body.xtrfServiceId: There is no such workflow'],
    ])
    expect(await problem(meridian, { customFields: [], xtrfServiceId: 11 })).toEqual([
      ...[400, 'malformed', 'body.xtrfServiceId: There is no workflow to choose'],
    ])
    expect(await portal.call(createJobRequest, input({ xtrfServiceId: 12 }), harbor)).toMatchObject({
      xtrfServiceId: 12,
      workflowLabel: 'Translation, editing and back translation',
    })
  })

  it('cannot use a file that was claimed before, is not an upload or does not exist', async () => {
    const taken = await file('taken.txt')
    await portal.call(createJobRequest, { body: draft([taken]) }, meridian)
    const other = await portal.as('client@tandem.example')
    for (const fileKey of [taken.fileKey, 'requests/x.txt', 'temp/none/none.txt', '../etc/passwd'])
      expect(await portal.refused(createJobRequest, { body: draft([source('x.txt', fileKey)]) }, other)).toEqual([
        404,
        'file_not_found',
      ])
  })

  it('reuses a file of an earlier request', async () => {
    const first = await ask()
    const again = first.files.map(({ fileName, fileKey }) => source(fileName, fileKey))
    const second = await portal.call(createJobRequest, { body: draft(again) }, meridian)
    expect(second.files[0]?.fileKey).toBe(first.files[0]?.fileKey)
  })

  it('cannot reuse a file of another organization or one that the store has lost', async () => {
    const { id, files } = await ask()
    const { fileKey = '' } = files[0] ?? {}
    const again = draft([source('mine.txt', fileKey)])
    const tandem = await portal.as('client@tandem.example')
    const missing = draft([source('mine.txt', 'temp/none/mine.txt')])
    const never = await portal.send(createJobRequest, { body: missing }, tandem)
    const theirs = await portal.send(createJobRequest, { body: again }, tandem)
    // A file of another client and one that never existed get the same answer.
    expect([theirs.status, await theirs.json()]).toEqual([never.status, await never.json()])
    expect(theirs.status).toBe(404)
    const file = { params: { id, fileKey } }
    expect((await portal.send(getDownloadUrl, file, meridian)).status).toBe(200)
    await portal.portal.fileStore.remove(fileKey)
    expect(await portal.refused(createJobRequest, { body: again }, meridian)).toEqual([404, 'file_not_found'])
    expect(await portal.refused(getDownloadUrl, file, meridian)).toEqual([404, 'file_not_found'])
  })

  it('REQ-10 is refused while the client is inactive', async () => {
    const quill = await portal.as('client@quill.example')
    const key = await upload(quill, 'q.txt', 'x')
    expect(await portal.refused(createJobRequest, { body: draft([source('q.txt', key)]) }, quill)).toEqual([
      403,
      'client_inactive',
    ])
  })

  it('SHELL-17 REQ-09 needs no application, and must name an organization if none is chosen', async () => {
    await portal.db
      .updateTable('account')
      .set({ application_ids: ['consoleHelp'] })
      .where('email', '=', 'requests@meridian.example')
      .execute()
    const employee = await portal.as('requests@meridian.example')
    const { applicationIds } = await portal.call(getEnabledApplications, {}, employee)
    expect(applicationIds).not.toContain('createProject')
    const own = source('b.txt', await upload(employee, 'b.txt', 'Some words'))
    expect(await portal.call(createJobRequest, { body: draft([own]) }, employee)).toMatchObject({ clientId: 1002 })
    const undecided = await portal.as('new@tandem.example')
    const file = source('n.txt', await upload(undecided, 'n.txt', 'Some words'))
    expect(await portal.refused(createJobRequest, { body: draft([file]) }, undecided)).toEqual([
      404,
      'client_not_found',
    ])
    const chosen = { ...draft([file]), clientId: 1006 }
    expect(await portal.call(createJobRequest, { body: chosen }, undecided)).toMatchObject({ clientId: 1006 })
    const another = { ...draft([file]), clientId: 1001 }
    expect(await portal.refused(createJobRequest, { body: another }, undecided)).toEqual([404, 'client_not_found'])
  })

  it('DATA-05 cannot set another origination', async () => {
    const wrong = { ...draft([await file('e.txt')]), origination: 'MT' as const }
    expect(await portal.refused(createJobRequest, { body: wrong }, meridian)).toEqual([
      400,
      'invalid_request_origination',
    ])
  })
})

describe('a request', () => {
  const set = (id: string, status: JobRequest['status']) =>
    portal.db.updateTable('job_request').set({ status }).where('id', '=', id).execute()

  it('REQ-74 API-36 is renamed', async () => {
    const { id } = await ask()
    await set(id, 'READY_FOR_INTERNAL_REVIEW')
    const rename = (newName: string) => ({ params: { id }, body: { newName } })
    expect(await portal.call(renameJobRequest, rename('New name'), meridian)).toMatchObject({ name: 'New name' })
    for (const newName of ['', '  ', 'x'.repeat(251)])
      expect(await portal.refused(renameJobRequest, rename(newName), meridian)).toEqual([
        ...[400, 'malformed', expect.stringContaining('body.newName')],
      ])
  })

  it('is cancelled once, with a reason, before work has begun', async () => {
    const { id } = await ask()
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        portal.send(cancelJobRequest, { params: { id }, body: { reason: 'Sent twice' } }, meridian),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const worker = await portal.startWorker()
    await expect
      .poll(async () => (await portal.call(getJobRequest, { params: { id } }, meridian)).status, { timeout: 30_000 })
      .toBe('CANCELLED')
    await worker.stop()
    const request = await portal.call(getJobRequest, { params: { id } }, meridian)
    expect(request.history.map(({ status, reason }) => [status, reason])).toEqual([
      ['CREATED', null],
      ['CANCELLING', 'Sent twice'],
      ['CANCELLED', null],
    ])
  })

  it('REQ-76 API-43 serves its files to its members, inline or as attachments', async () => {
    const { id, files } = await ask()
    const params = { id, fileKey: files[0]?.fileKey ?? '' }
    for (const inline of [true, false]) {
      const query = { inline: String(inline) }
      const { downloadUrl } = await portal.call(getDownloadUrl, { params, query }, meridian)
      const download = await fetch(downloadUrl)
      expect(await download.text()).toBe('Five words are in here.')
      expect(download.headers.get('content-disposition')).toMatch(inline ? /^inline/ : /^attachment/)
    }
    expect(await portal.refused(getDownloadUrl, { params }, harbor)).toEqual([404, 'job_request_not_found'])
    const other = { params: { id, fileKey: 'other' } }
    expect(await portal.refused(getDownloadUrl, other, meridian)).toEqual([404, 'file_not_found'])
  })
})
