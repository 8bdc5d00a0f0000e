import type { ClientConfig, CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { Language } from '@portolan/contract/reference/reference'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const idsOf = async (reply: Response) => ((await reply.json()) as ClientConfig[]).map((client) => client.clientId)
const configOf = async (reply: Response) => (await reply.json()) as ClientConfig

describe('looking up clients', () => {
  it('API-03 CLIENT-09 finds the clients of an e-mail domain for any caller', async () => {
    expect(await idsOf(await portal.anyone('/clientConfigs?emailDomain=harbor.example'))).toEqual([1001])
    expect(await idsOf(await portal.anyone('/clientConfigs?emailDomain=TANDEM.example'))).toEqual([1005, 1006])
    expect(await idsOf(await portal.anyone('/clientConfigs?emailDomain=nobody.example'))).toEqual([])
    expect(await idsOf(await portal.anyone('/clientConfigs'))).toEqual([])
  })

  it('API-03 CLIENT-09 finds by contact e-mail and by comma-separated external groups', async () => {
    const staff = await portal.as('pm@portolan.example')
    expect(await idsOf(await staff('/clientConfigs?contactEmail=client@tandem.example'))).toEqual([1005, 1006])
    expect(await idsOf(await staff('/clientConfigs?externalGroups=orbit-translation,other'))).toEqual([1008])
  })

  it('does not reveal where another person belongs', async () => {
    expect((await portal.anyone('/clientConfigs?contactEmail=client@harbor.example')).status).toBe(401)
    const client = await portal.as('client@meridian.example')
    expect((await client('/clientConfigs?contactEmail=client@harbor.example')).status).toBe(403)
    expect((await client('/clientConfigs?externalGroups=orbit-translation')).status).toBe(403)
    expect(await idsOf(await client('/clientConfigs?contactEmail=client@meridian.example'))).toEqual([1002])
  })

  it('CLIENT-08 shows which clients are not active', async () => {
    const [quill] = (await (await portal.anyone('/clientConfigs?emailDomain=quill.example')).json()) as ClientConfig[]
    expect(quill?.status).toBe('INACTIVE')
  })
})

describe('one client', () => {
  it('API-04 is shown to its members and to staff, and answers 404 to others', async () => {
    const member = await portal.as('employee@harbor.example')
    expect(await configOf(await member('/clientConfigs/1001'))).toMatchObject({
      clientId: 1001,
      clientName: 'Harbor Health',
      companyName: 'Harbor Health, Inc.',
      projectSubmissionMode: 'BOTH',
    })
    const stranger = await portal.as('client@meridian.example')
    const refused = await stranger('/clientConfigs/1001')
    expect([refused.status, (await refused.json()).errorCode]).toEqual([404, 'client_not_found'])
    expect((await (await portal.as('qa@portolan.example'))('/clientConfigs/1001')).status).toBe(200)
  })

  it('is shown to a visitor only with a proof', async () => {
    expect((await portal.anyone('/clientConfigs/1001')).status).toBe(404)
    expect((await portal.anyone('/clientConfigs/1001?emailDomain=quill.example')).status).toBe(404)
    expect((await portal.anyone('/clientConfigs/1001?token=guess')).status).toBe(404)
    expect((await portal.anyone('/clientConfigs/1001?emailDomain=harbor.example')).status).toBe(200)
    const admin = await portal.as('admin@portolan.example')
    const { createProjectToken } = await configOf(await admin('/clientConfigs/1001'))
    expect((await portal.anyone(`/clientConfigs/1001?token=${createProjectToken}`)).status).toBe(200)
  })

  it("REQ-12 SIGNUP-14 opens by a link's token only for its purpose, signed in or not", async () => {
    const admin = await portal.as('admin@portolan.example')
    const { createProjectToken, signUpToken } = await configOf(await admin('/clientConfigs/1001'))
    const callers = [
      portal.anyone,
      await portal.as('client@harbor.example'),
      await portal.as('client@meridian.example'),
      admin,
    ]
    const part = ['', '/availableLanguages', '/customFieldDefinitions']
    for (const [index, caller] of callers.entries())
      for (const path of part) {
        const open = async (query: string) => (await caller(`/clientConfigs/1001${path}?${query}`)).status
        const found = [
          await open(`token=${createProjectToken}`),
          await open(`token=${createProjectToken}&purpose=createProject`),
          await open(`token=${signUpToken}&purpose=signUp`),
          await open(`token=${signUpToken}`),
          await open(`token=${createProjectToken}&purpose=signUp`),
          await open('token=guess&emailDomain=harbor.example'),
        ]
        expect([index, path, ...found]).toEqual([index, path, 200, 200, 200, 404, 404, 404])
      }
  })

  it('CLIENT-01 shows a logo only from an https address or the portal itself', async () => {
    const admin = await portal.as('admin@portolan.example')
    const logoUrl = async (stored: string) => {
      await portal.db.updateTable('client').set({ logo_url: stored }).where('id', '=', 1003).execute()
      return ((await (await admin('/clientConfigs/1003')).json()) as ClientConfig).logoUrl
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
      const { signUpToken, createProjectToken } = await configOf(
        await (await portal.as(email))(`/clientConfigs/${clientId}`),
      )
      return [signUpToken, createProjectToken].map((token) => token !== null)
    }
    expect(await tokensFor('admin@portolan.example')).toEqual([true, true])
    expect(await tokensFor('client@harbor.example')).toEqual([true, true])
    expect(await tokensFor('employee@harbor.example')).toEqual([false, false])
    expect(await tokensFor('pm@portolan.example')).toEqual([false, false])
    expect(await tokensFor('admin@portolan.example', 1004)).toEqual([false, true])
    expect(await tokensFor('admin@portolan.example', 1003)).toEqual([false, false])
    const seen = await configOf(await portal.anyone('/clientConfigs/1001?emailDomain=harbor.example'))
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
  const fields = async (query: string) =>
    (await (
      await portal.anyone(`/clientConfigs/1001/customFieldDefinitions?emailDomain=harbor.example&${query}`)
    ).json()) as CustomFieldDefinition[]

  it('API-05 CLIENT-12 lists the fields of a category in their order, ignoring case', async () => {
    const project = await fields('category=PROJECT')
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
    expect((await fields('category=user')).map((field) => field.name)).toEqual(['Badge number'])
    expect(await fields('')).toHaveLength(9)
  })

  it('refuses an unknown category, and a client without a proof', async () => {
    expect((await portal.anyone('/clientConfigs/1001/customFieldDefinitions?category=OTHER')).status).toBe(400)
    expect((await portal.anyone('/clientConfigs/1001/customFieldDefinitions')).status).toBe(404)
  })

  it("API-06 lists all languages with the client's preferred ones marked", async () => {
    const member = await portal.as('client@meridian.example')
    const languages = (await (await member('/clientConfigs/1002/availableLanguages')).json()) as Language[]
    expect(languages.length).toBeGreaterThan(200)
    expect(languages.filter((language) => language.preferred).map((language) => language.id)).toEqual(
      expect.arrayContaining(['esn', 'fra', 'deu']),
    )
    expect(languages.filter((language) => language.preferred)).toHaveLength(3)
    expect((await member('/clientConfigs/1001/availableLanguages')).status).toBe(404)
  })

  it('CLIENT-05 CLIENT-06 presets and locks the target languages if the client is configured so', async () => {
    const admin = await portal.as('admin@portolan.example')
    const { createProjectSettings } = await configOf(await admin('/clientConfigs/1004'))
    expect(createProjectSettings).toMatchObject({
      disableUnauthenticatedSubmissions: true,
      sourceLanguage: { defaultLanguage: { name: 'English (United States)' } },
      targetLanguages: { isDisabled: true, disableShowAllLanguages: true },
    })
    expect(createProjectSettings.targetLanguages.defaultLanguages).toHaveLength(2)
  })
})
