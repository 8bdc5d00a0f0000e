import { changeLocale, getUserAccount } from '@portolan/contract/accounts/accounts'
import {
  getClientConfig,
  listAvailableLanguages,
  listClientConfigs,
  listCustomFieldDefinitions,
} from '@portolan/contract/clients/clients'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../testing/job-requests.ts'
import type { Caller } from '../../testing/sign-in.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const harbor = { params: { clientId: 1001 } }
const idsFor = async (query: { [name in 'emailDomain' | 'contactEmail' | 'externalGroups']?: string }, as?: Call) =>
  (await portal.call(listClientConfigs, { query }, as)).map((client) => client.clientId)

describe('looking up clients', () => {
  it('API-03 CLIENT-09 finds the clients of an email domain for any caller', async () => {
    expect(await idsFor({ emailDomain: 'harbor.example' }, portal.anyone)).toEqual([1001])
    expect(await idsFor({ emailDomain: 'TANDEM.example' }, portal.anyone)).toEqual([1005, 1006])
    expect(await idsFor({ emailDomain: 'nobody.example' }, portal.anyone)).toEqual([])
    expect(await idsFor({})).toEqual([])
  })

  it('API-03 CLIENT-09 finds by contact email and by comma-separated external groups', async () => {
    const staff = await portal.as('pm@portolan.example')
    expect(await idsFor({ contactEmail: 'client@tandem.example' }, staff)).toEqual([1005, 1006])
    expect(await idsFor({ externalGroups: 'orbit-translation,other' }, staff)).toEqual([1008])
  })

  it('does not reveal where another person belongs', async () => {
    expect(
      await portal.refused(listClientConfigs, { query: { contactEmail: 'client@harbor.example' } }, portal.anyone),
    ).toEqual([401, 'signed_out'])
    const client = await portal.as('client@meridian.example')
    expect(
      await portal.refused(listClientConfigs, { query: { contactEmail: 'client@harbor.example' } }, client),
    ).toEqual([403, 'forbidden'])
    expect(await portal.refused(listClientConfigs, { query: { externalGroups: 'orbit-translation' } }, client)).toEqual(
      [403, 'forbidden'],
    )
    expect(await idsFor({ contactEmail: 'client@meridian.example' }, client)).toEqual([1002])
  })

  it('CLIENT-08 shows which clients are not active', async () => {
    const [quill] = await portal.call(listClientConfigs, { query: { emailDomain: 'quill.example' } })
    expect(quill?.status).toBe('INACTIVE')
  })
})

describe('one client', () => {
  it('API-04 is shown to its members and to staff, and answers 404 to others', async () => {
    const member = await portal.as('employee@harbor.example')
    expect(await portal.call(getClientConfig, { params: { clientId: 1001 } }, member)).toMatchObject({
      clientId: 1001,
      clientName: 'Harbor Health',
      companyName: 'Harbor Health, Inc.',
      projectSubmissionMode: 'BOTH',
    })
    const stranger = await portal.as('client@meridian.example')
    expect(await portal.refused(getClientConfig, harbor, stranger)).toEqual([404, 'client_not_found'])
    expect((await portal.send(getClientConfig, harbor, await portal.as('qa@portolan.example'))).status).toBe(200)
  })

  it('is shown to a visitor only with a proof', async () => {
    expect((await portal.send(getClientConfig, harbor)).status).toBe(404)
    expect((await portal.send(getClientConfig, { ...harbor, query: { emailDomain: 'quill.example' } })).status).toBe(
      404,
    )
    expect((await portal.send(getClientConfig, { ...harbor, query: { token: 'guess' } })).status).toBe(404)
    expect((await portal.send(getClientConfig, { ...harbor, query: { emailDomain: 'harbor.example' } })).status).toBe(
      200,
    )
    const admin = await portal.as('admin@portolan.example')
    const { createProjectToken } = await portal.call(getClientConfig, { params: { clientId: 1001 } }, admin)
    expect((await portal.send(getClientConfig, { ...harbor, query: { token: createProjectToken ?? '' } })).status).toBe(
      200,
    )
  })

  it("REQ-12 SIGNUP-14 opens by a link's token only for its purpose, signed in or not", async () => {
    const admin = await portal.as('admin@portolan.example')
    const { createProjectToken, signUpToken } = await portal.call(
      getClientConfig,
      { params: { clientId: 1001 } },
      admin,
    )
    const callers = [
      portal.anyone,
      await portal.as('client@harbor.example'),
      await portal.as('client@meridian.example'),
      admin,
    ]
    const ofProject = { token: createProjectToken ?? '' }
    const ofSignUp = { token: signUpToken ?? '' }
    for (const [index, caller] of callers.entries())
      for (const endpoint of [getClientConfig, listAvailableLanguages, listCustomFieldDefinitions]) {
        const open = async (query: { token: string; emailDomain?: string; purpose?: 'createProject' | 'signUp' }) =>
          (await portal.send(endpoint, { ...harbor, query }, caller)).status
        const found = [
          await open(ofProject),
          await open({ ...ofProject, purpose: 'createProject' }),
          await open({ ...ofSignUp, purpose: 'signUp' }),
          await open(ofSignUp),
          await open({ ...ofProject, purpose: 'signUp' }),
          await open({ token: 'guess', emailDomain: 'harbor.example' }),
        ]
        expect([index, endpoint.name, ...found]).toEqual([index, endpoint.name, 200, 200, 200, 404, 404, 404])
      }
  })

  it('CLIENT-01 shows a logo only from an https address or the portal itself', async () => {
    const admin = await portal.as('admin@portolan.example')
    const logoUrl = async (stored: string) => {
      await portal.db.updateTable('client').set({ logo_url: stored }).where('id', '=', 1003).execute()
      return (await portal.call(getClientConfig, { params: { clientId: 1003 } }, admin)).logoUrl
    }
    for (const good of ['/quill.svg', 'https://quill.example/logo.png']) expect(await logoUrl(good)).toBe(good)
    for (const bad of [
      'http://quill.example/logo.png',
      '//quill.example/a.png',
      '/\\quill.example',
      'javascript:x',
      'x.png',
    ])
      expect(await logoUrl(bad), bad).toBeNull()
  })

  it('CLIENT-01 shows its tokens only to administrators and its own CLIENT users', async () => {
    const tokensFor = async (email: string, clientId = 1001) => {
      const caller = await portal.as(email)
      const { signUpToken, createProjectToken } = await portal.call(getClientConfig, { params: { clientId } }, caller)
      return [signUpToken, createProjectToken].map((token) => token !== null)
    }
    expect(await tokensFor('admin@portolan.example')).toEqual([true, true])
    expect(await tokensFor('client@harbor.example')).toEqual([true, true])
    expect(await tokensFor('employee@harbor.example')).toEqual([false, false])
    expect(await tokensFor('pm@portolan.example')).toEqual([false, false])
    expect(await tokensFor('admin@portolan.example', 1004)).toEqual([false, true])
    expect(await tokensFor('admin@portolan.example', 1003)).toEqual([false, false])
    const seen = await portal.call(getClientConfig, { ...harbor, query: { emailDomain: 'harbor.example' } })
    expect([seen.signUpToken, seen.createProjectToken]).toEqual([null, null])
  })

  it.each(['/clientConfigs/0', '/clientConfigs/abc', '/clientConfigs/99999999999'])(
    'answers 400 to %s and says what is wrong',
    async (path) => {
      const reply = await portal.anyone(path)
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ errorCode: 'malformed', fields: [{ path: 'params.clientId' }] })
    },
  )
})

describe("a client's fields and languages", () => {
  const fields = (category?: string) =>
    portal.call(listCustomFieldDefinitions, {
      ...harbor,
      query: { emailDomain: 'harbor.example', ...(category && { category }) },
    })

  it('API-05 CLIENT-12 lists the fields of a category in their order, ignoring case', async () => {
    const project = await fields('PROJECT')
    expect(project.map((field) => field.type)).toEqual([
      'INPUT_TEXT',
      'LISTONLY',
      'LIST',
      'SELECT_MANY_LIST',
      'DATE',
      'TEXT_AREA',
      'CHECKBOX',
      'PERSON_INFO',
    ])
    expect((await fields('user')).map((field) => field.name)).toEqual(['Badge number'])
    expect(await fields()).toHaveLength(9)
  })

  const reading = (caller: Caller, language: string): Caller =>
    Object.assign(
      (path: string, init?: RequestInit) =>
        caller(path, { ...init, headers: { ...init?.headers, 'accept-language': language } }),
      { idToken: caller.idToken },
    )

  it('words the texts of a client in the language of the reader, each that has no translation in the first', async () => {
    const member = await portal.as('employee@harbor.example')
    const texts = async (language: string) => {
      const { instructionalText, projectSubmissionFooterMessage, selectableWorkflows } = await portal.call(
        getClientConfig,
        harbor,
        reading(member, language),
      )
      return [instructionalText, projectSubmissionFooterMessage, ...selectableWorkflows.map(({ label }) => label)]
    }
    expect(await texts('es-US')).toEqual([
      expect.stringContaining('Textos para pacientes'),
      expect.stringContaining('Escriba a'),
      'Traducción y edición',
      'Traducción, edición y retrotraducción',
    ])
    const translations = { es: { workflows: { 11: 'Con edición' } } }
    const row = portal.db.updateTable('client').set({ translations: JSON.stringify(translations) })
    await row.where('id', '=', 1001).execute()
    const [english, spanish] = [await texts('en'), await texts('es')]
    expect(spanish).toEqual([...english.slice(0, 2), 'Con edición', english[3]])
    expect(await texts('ar')).toEqual(english)
    const account = reading(member, 'en')
    await portal.call(changeLocale, { body: { locale: 'es' } }, account)
    const { clientConfig } = await portal.call(getUserAccount, {}, account)
    expect(clientConfig?.selectableWorkflows[0]?.label).toBe('Con edición')
  })

  it('words the fields of a client in the language of the reader, and keeps their names', async () => {
    const member = await portal.as('client@harbor.example')
    const spanish = reading(member, 'es')
    const call = { ...harbor, query: { category: 'PROJECT' } } as const
    const [field] = await portal.call(listCustomFieldDefinitions, call, spanish)
    expect(field).toMatchObject({ name: 'Cost center', label: 'Centro de costo' })
    expect(field?.validationMessage).toBe('Un centro de costo tiene cuatro dígitos')
    const [english] = await portal.call(listCustomFieldDefinitions, call, member)
    expect([english?.label, english?.validationMessage]).toEqual([undefined, 'A cost center has four digits'])
  })

  it('refuses an unknown category, and a client without a proof', async () => {
    const unknown = { ...harbor, query: { category: 'OTHER' } }
    expect((await portal.send(listCustomFieldDefinitions, unknown)).status).toBe(400)
    expect(await portal.refused(listCustomFieldDefinitions, harbor)).toEqual([404, 'client_not_found'])
  })

  it("API-06 lists all languages with the client's preferred ones marked", async () => {
    const member = await portal.as('client@meridian.example')
    const languages = await portal.call(listAvailableLanguages, { params: { clientId: 1002 } }, member)
    expect(languages.length).toBeGreaterThan(200)
    expect(languages.filter((language) => language.preferred).map((language) => language.id)).toEqual(
      expect.arrayContaining(['esn', 'fra', 'deu']),
    )
    expect(languages.filter((language) => language.preferred)).toHaveLength(3)
    expect(await portal.refused(listAvailableLanguages, harbor, member)).toEqual([404, 'client_not_found'])
  })

  it('CLIENT-05 CLIENT-06 presets and locks the target languages if the client is configured so', async () => {
    const admin = await portal.as('admin@portolan.example')
    const { createProjectSettings } = await portal.call(getClientConfig, { params: { clientId: 1004 } }, admin)
    expect(createProjectSettings).toMatchObject({
      disableUnauthenticatedSubmissions: true,
      sourceLanguage: { defaultLanguage: { name: 'English (United States)' } },
      targetLanguages: { isDisabled: true, disableShowAllLanguages: true },
    })
    expect(createProjectSettings.targetLanguages.defaultLanguages).toHaveLength(2)
  })
})
