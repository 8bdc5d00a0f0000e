import * as glossaries from '@portolan/contract/machine-translation/glossaries'
import { exportTerms, importTerms } from '@portolan/contract/machine-translation/glossary-files'
import { translateText } from '@portolan/contract/machine-translation/text'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dictionaryEngine } from '../../../testing/machine-translation/dictionary-engine.ts'
import { numberReviewer } from '../../../testing/machine-translation/number-reviewer.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const engine = dictionaryEngine()
let portal: TestApp
let client: Awaited<ReturnType<TestApp['as']>>
let employee: typeof client
let stranger: typeof client
beforeAll(async () => {
  portal = await testApp({}, { engines: [engine], reviewers: [numberReviewer()] })
  client = await portal.as('client@harbor.example')
  employee = await portal.as('employee@harbor.example')
  stranger = await portal.as('client@meridian.example')
})
afterAll(() => portal.close())
beforeEach(() => portal.db.deleteFrom('glossary').execute())

const create = (name: string, languages: object = { sourceLanguageId: 'enu', targetLanguageId: 'esm' }) =>
  portal.call(glossaries.createGlossary, { body: { name, ...languages } as never }, client)
const add = (glossaryId: string, source: string, target: string | null) =>
  portal.call(
    glossaries.addTerm,
    { params: { glossaryId }, body: { source, target: target ?? '', isDoNotTranslate: target === null } },
    client,
  )
const list = async (glossaryId: string, query: object = {}) =>
  portal.call(glossaries.listTerms, { params: { glossaryId }, query }, client)
const noLanguages = { sourceLanguageId: null, targetLanguageId: null }

describe('glossaries', () => {
  it('are created, renamed, listed and deleted by all members of the organization, and noted in the audit log', async () => {
    const { id } = await create('Clinic')
    const params = { glossaryId: id }
    const renamed = await portal.call(glossaries.renameGlossary, { params, body: { newName: 'Mail' } }, employee)
    expect(renamed).toMatchObject({ id, name: 'Mail', sourceLanguageId: 'enu', targetLanguageId: 'esm', termCount: 0 })
    await add(id, 'arm', 'extremidad')
    expect(await portal.call(glossaries.listGlossaries, {}, employee)).toMatchObject([{ id, termCount: 1 }])
    expect(await portal.call(glossaries.listGlossaries, {}, stranger)).toEqual([])
    await portal.call(glossaries.deleteGlossary, { params }, employee)
    expect(await portal.call(glossaries.listGlossaries, {}, client)).toEqual([])
    const events = await portal.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual([
      'glossary-created',
      'glossary-renamed',
      'term-added',
      'glossary-deleted',
    ])
  })

  it('of another organization do not exist', async () => {
    const { id: glossaryId } = await create('Clinic')
    expect(await portal.refused(glossaries.listTerms, { params: { glossaryId } }, stranger)).toEqual([
      404,
      'glossary_not_found',
    ])
  })

  it('have a name of their own and both languages, or none', async () => {
    await create('Clinic')
    const refuse = (body: object) => portal.refused(glossaries.createGlossary, { body: body as never }, client)
    expect(await refuse({ name: 'clinic', ...noLanguages })).toEqual([
      400,
      'malformed',
      'body.name: There is another glossary of this name',
    ])
    const half = { sourceLanguageId: 'enu', targetLanguageId: null }
    expect(await refuse({ name: 'A', ...half })).toEqual([
      400,
      'malformed',
      'body.targetLanguageId: Choose both languages, or none for a do-not-translate list',
    ])
    expect(await refuse({ name: 'A', sourceLanguageId: 'enu', targetLanguageId: 'xxx' })).toEqual([
      400,
      'malformed',
      'body.targetLanguageId: There is no such language',
    ])
  })

  it('are limited in number and in terms', async () => {
    const { id } = await create('Clinic')
    await portal.db
      .updateTable('glossary')
      .set({ term_count: glossaries.termsPerGlossary })
      .where('id', '=', id)
      .execute()
    const body = { source: 'arm', target: 'brazo', isDoNotTranslate: false }
    expect(await portal.refused(glossaries.addTerm, { params: { glossaryId: id }, body }, client)).toEqual([
      409,
      'glossary_limit_reached',
    ])
    const rows = Array.from({ length: glossaries.glossariesPerClient - 1 }, (_, n) => ({
      client_id: 1001,
      name: `G${n}`,
    }))
    await portal.db
      .insertInto('glossary')
      .values(rows.map((row) => ({ ...row, source_language_id: null, target_language_id: null })))
      .execute()
    expect(
      await portal.refused(glossaries.createGlossary, { body: { name: 'One more', ...noLanguages } }, client),
    ).toEqual([409, 'glossary_limit_reached'])
  })
})

describe('terms', () => {
  it('are listed page by page in the order of their source text, and found in both texts', async () => {
    const { id } = await create('Clinic')
    for (const [source, target] of [
      ['leg', 'pierna'],
      ['Arm', 'brazo'],
      ['eye', 'ojo'],
    ] as const)
      await add(id, source, target)
    const first = await list(id, { pageSize: 2 })
    expect(first.items.map(({ source }) => source)).toEqual(['Arm', 'eye'])
    const second = await list(id, { pageSize: 2, pageToken: first.nextPageToken })
    expect([second.items.map(({ source }) => source), second.nextPageToken]).toEqual([['leg'], null])
    expect((await list(id, { search: 'PIER' })).items.map(({ source }) => source)).toEqual(['leg'])
  })

  it('are changed and deleted, and never there twice', async () => {
    const { id: glossaryId } = await create('Clinic')
    const { id: termId } = await add(glossaryId, 'arm', 'brazo')
    await add(glossaryId, 'leg', 'pierna')
    const params = { glossaryId, termId }
    const body = { source: 'arm', target: 'extremidad', isDoNotTranslate: false }
    expect(await portal.call(glossaries.changeTerm, { params, body }, client)).toEqual({ id: termId, ...body })
    expect(await portal.refused(glossaries.changeTerm, { params, body: { ...body, source: 'leg' } }, client)).toEqual([
      400,
      'malformed',
      'body.source: This term is in the glossary already',
    ])
    await portal.call(glossaries.deleteTerm, { params }, client)
    expect(await portal.refused(glossaries.deleteTerm, { params }, client)).toEqual([404, 'term_not_found'])
    expect((await list(glossaryId)).items.map(({ source }) => source)).toEqual(['leg'])
  })

  it('of a list without languages are not translated', async () => {
    const { id: glossaryId } = await create('Names', noLanguages)
    const body = { source: 'arm', target: 'brazo', isDoNotTranslate: false }
    const [status, code] = await portal.refused(glossaries.addTerm, { params: { glossaryId }, body }, client)
    expect([status, code]).toEqual([400, 'malformed'])
    expect(await add(glossaryId, 'Arm', null)).toMatchObject({ target: 'Arm', isDoNotTranslate: true })
  })
})

describe('a translation', () => {
  const translate = async (text: string, as = client) => {
    const body = { text, sourceLanguageCode: 'eng', targetLanguageCode: 'esm' }
    return (await portal.call(translateText, { body }, as)).translatedText
  }

  it('uses the terms of the client, the longest first, in the case of the text, and from the next call on', async () => {
    expect(await translate('The broken arm.')).toBe('El roto brazo.')
    const { id } = await create('Clinic')
    await add(id, 'arm', 'extremidad')
    await add(id, 'broken arm', 'fractura de brazo')
    await add((await create('Names', noLanguages)).id, 'Doctor Morning', null)
    expect(await translate('The broken arm. Arm! ARM? The arms. Doctor Morning is good.')).toBe(
      'El fractura de brazo. Extremidad! EXTREMIDAD? El brazos. Doctor Morning está buenos.',
    )
    expect(await translate('The broken arm.', stranger)).toBe('El roto brazo.')
  })

  it('names the terms that occur in the text, each once', async () => {
    const { id } = await create('Clinic')
    await add(id, 'arm', 'extremidad')
    await add(id, 'leg', 'pata')
    const body = { text: 'The arm. Arm! The doctor.', sourceLanguageCode: 'eng', targetLanguageCode: 'esm' }
    const { glossaryTerms } = await portal.call(translateText, { body }, client)
    expect(glossaryTerms).toEqual([{ source: 'Arm', target: 'Extremidad' }])
  })

  it('does not send terms to the engine', async () => {
    const { id } = await create('Clinic')
    await add(id, 'zebra', 'cebra')
    engine.sent.length = 0
    expect(await translate('The zebra is broken.')).toBe('El cebra está roto.')
    expect(engine.sent).toEqual(['The <x1/> is broken.'])
  })
})

describe('import and export', () => {
  const send = (glossaryId: string, format: 'CSV' | 'TBX', content: string | Buffer) => ({
    params: { glossaryId },
    body: { format, contentBase64: Buffer.from(content as string).toString('base64') },
  })
  const download = async (glossaryId: string, format: 'CSV' | 'TBX') => {
    const { downloadUrl } = await portal.call(exportTerms, { params: { glossaryId, format } }, client)
    const reply = await fetch(portal.config.origin + downloadUrl)
    return {
      disposition: reply.headers.get('content-disposition'),
      text: String(Buffer.from(await reply.arrayBuffer())),
    }
  }

  it('imports CSV with a byte order mark and quotes, replaces what is there and reports bad rows', async () => {
    const { id } = await create('Clinic')
    await add(id, 'arm', 'brazo')
    const csv = `\uFEFFTarget;Source;Do not translate\r\nextremidad;arm;\r\n"""ojo"";";eye;\r\n;Harbor;yes\r\n;leg;\r\nx;;\r\nojo;eye;\r\n`
    expect(await portal.call(importTerms, send(id, 'CSV', csv), client)).toEqual({
      added: 2,
      changed: 1,
      unchanged: 0,
      problemCount: 3,
      problems: [
        { place: 5, problem: 'target_missing', source: 'leg' },
        { place: 6, problem: 'source_missing', source: '' },
        { place: 7, problem: 'twice', source: 'eye' },
      ],
    })
    expect((await list(id)).items.map(({ source, target }) => [source, target])).toEqual([
      ['arm', 'extremidad'],
      ['eye', '"ojo";'],
      ['Harbor', 'Harbor'],
    ])
  })

  it('exports CSV that runs no formula, and reads it again unchanged', async () => {
    const { id } = await create('Clinic')
    await add(id, '=1+1', 'a, "b"')
    await add(id, 'Harbor', null)
    const { text, disposition } = await download(id, 'CSV')
    expect(text).toBe(
      `\uFEFF"source","target","doNotTranslate"\r\n"'=1+1","a, ""b""",""\r\n"Harbor","Harbor","yes"\r\n`,
    )
    expect(disposition).toContain('Clinic.csv')
    expect(await portal.call(importTerms, send(id, 'CSV', text), client)).toMatchObject({
      unchanged: 2,
      problemCount: 0,
    })
  })

  it('exports TBX and reads it again unchanged', async () => {
    const { id } = await create('Clinic & more')
    await add(id, 'A & <b>', '«ü» "x"')
    await add(id, 'Harbor', null)
    const { text } = await download(id, 'TBX')
    expect(text).toContain('<langSec xml:lang="es-MX"><termSec><term>Harbor</term></termSec></langSec>')
    const reply = await portal.call(importTerms, send(id, 'TBX', text), client)
    expect(reply).toMatchObject({ added: 0, changed: 0, unchanged: 2, problemCount: 0 })
  })

  it('does not hand out a glossary without the signature', async () => {
    const { id } = await create('Clinic')
    expect((await fetch(`${portal.config.origin}/download/glossaries/${id}/CSV?until=9999999999&proof=x`)).status).toBe(
      404,
    )
  })

  it.each([
    ['CSV', 'a,b\n1,2\n', 'no_columns', {}],
    ['CSV', 'source,target\n"arm,brazo\n', 'quotes', { line: 2 }],
    ['CSV', 'source,target\n', 'empty', {}],
    ['CSV', Buffer.from([0x73, 0, 0xff, 1]), 'encoding', {}],
    ['TBX', '<html></html>', 'not_tbx', {}],
    ['TBX', '<tbx><term>a', 'empty', {}],
    ['TBX', '<!DOCTYPE tbx [<!ENTITY a "aaaa">]><tbx>&a;</tbx>', 'doctype', {}],
  ] as const)('refuses a %s file that cannot be read: %s', async (format, content, reason, params) => {
    const { id } = await create('Clinic')
    const { params: path, body } = send(id, format, content as string)
    const reply = await client(`/machineTranslation/glossaries/${path.glossaryId}/actions/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { errorCode: 'glossary_file_unreadable', params: { reason, ...params } },
    ])
  })
})
