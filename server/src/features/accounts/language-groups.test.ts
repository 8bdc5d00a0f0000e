import {
  type LanguageGroup,
  type LanguageGroupDraft,
  listLanguageGroups,
  saveLanguageGroups,
} from '@portolan/contract/accounts/language-groups'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { languageById } from '../reference/index.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())
beforeEach(() => portal.db.deleteFrom('language_group').execute())

const language = (id: string) => ({ xtrfId: languageById(id)!.xtrfId, name: languageById(id)!.name })
const group = (name: string, scope: LanguageGroup['scope'], ...ids: string[]): LanguageGroupDraft => ({
  name,
  scope,
  languages: ids.map(language),
})
const list = async (email: string) => portal.call(listLanguageGroups, {}, await portal.as(email))
const names = async (email: string) => (await list(email)).map(({ scope, name }) => `${scope} ${name}`)
async function save(email: string, scope: string, groups: unknown) {
  const reply = await (await portal.as(email))(saveLanguageGroups.path.replace('{scope}', scope), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(groups),
  })
  return {
    status: reply.status,
    body: (await reply.json()) as never as { errorCode: string; fields?: { path: string }[] },
  }
}

const client = 'client@harbor.example'
const employee = 'employee@harbor.example'

describe('language groups', () => {
  it('ACCT-10 API-14 API-15 are saved as the full list of a scope and return id, xtrfId and name', async () => {
    const nordic = group(' Nordic ', 'PERSONAL', 'dan', 'sve')
    const saved = await save(client, 'PERSONAL', [nordic, group('Iberian', 'PERSONAL', 'esn')])
    const expected = [
      {
        name: 'Nordic',
        scope: 'PERSONAL',
        languages: [
          { id: 'dan', ...language('dan') },
          { id: 'sve', ...language('sve') },
        ],
      },
      { name: 'Iberian', scope: 'PERSONAL', languages: [{ id: 'esn', ...language('esn') }] },
    ]
    expect([saved.status, saved.body, await list(client)]).toEqual([200, expected, expected])
    await save(client, 'PERSONAL', [group('Iberian', 'PERSONAL', 'esn')])
    expect(await names(client)).toEqual(['PERSONAL Iberian'])
    await save(client, 'PERSONAL', [])
    expect(await list(client)).toEqual([])
  })

  it('ACCT-06 belong to the user or to the organization, whose people all see them and others do not', async () => {
    await save(client, 'ORGANIZATION', [group('Clinic', 'ORGANIZATION', 'vit')])
    await save(client, 'PERSONAL', [group('Mine', 'PERSONAL', 'dan')])
    await save('client@meridian.example', 'ORGANIZATION', [group('Claims', 'ORGANIZATION', 'fra')])
    expect(await names(client)).toEqual(['ORGANIZATION Clinic', 'PERSONAL Mine'])
    expect(await names(employee)).toEqual(['ORGANIZATION Clinic'])
    expect(await names('client@meridian.example')).toEqual(['ORGANIZATION Claims'])
    expect(await names('pm@portolan.example')).toEqual([])
  })

  it('ACCT-08 of the organization can be edited only by CLIENT users', async () => {
    const groups = [group('Clinic', 'ORGANIZATION', 'vit')]
    expect((await save(client, 'ORGANIZATION', groups)).status).toBe(200)
    for (const email of [employee, 'admin@portolan.example', 'pm@portolan.example', 'new@tandem.example'])
      expect(await save(email, 'ORGANIZATION', [])).toMatchObject({ status: 403, body: { errorCode: 'forbidden' } })
    expect(await names(employee)).toEqual(['ORGANIZATION Clinic'])
    expect((await save('pm@portolan.example', 'PERSONAL', [group('Mine', 'PERSONAL', 'dan')])).status).toBe(200)
  })

  it('refuses an unknown scope or language, a duplicate or empty name, and an empty group', async () => {
    const nobodys = { ...group('A', 'PERSONAL'), languages: [language('dan'), { xtrfId: 999_999, name: 'Klingon' }] }
    for (const [groups, path] of [
      [[group('A', 'ORGANIZATION', 'dan')], 'body.0.scope'],
      [[nobodys], 'body.0.languages.1.xtrfId'],
      [[group('Nordic', 'PERSONAL', 'dan'), group(' nordic', 'PERSONAL', 'sve')], 'body.1.name'],
      [[group(' ', 'PERSONAL', 'dan')], 'body.0.name'],
      [[group('A', 'PERSONAL')], 'body.0.languages'],
    ] as const) {
      const { status, body } = await save(client, 'PERSONAL', groups)
      expect([status, body.fields?.[0]?.path]).toEqual([400, path])
    }
    expect((await save(client, 'EVERYONE', [])).status).toBe(400)
    expect(await list(client)).toEqual([])
  })

  it('keep the later of two concurrent saves as a whole', async () => {
    const lists = Array.from({ length: 8 }, (_, n) => [
      group(`A${n}`, 'ORGANIZATION', 'dan'),
      group(`B${n}`, 'ORGANIZATION', 'sve'),
    ])
    await Promise.all(lists.map((groups) => save(client, 'ORGANIZATION', groups)))
    const kept = await list(employee)
    expect(kept).toHaveLength(2)
    expect(kept[0]?.name.slice(1)).toBe(kept[1]?.name.slice(1))
  })
})
