import { endpoints } from '@portolan/contract/endpoints'
import { Role } from '@portolan/contract/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../test-app.ts'
import { complaintsAbout } from './access-check.ts'
import { mutantApp, mutants } from './access-mutants.ts'
import { accessRequests } from './access-requests.ts'
import { accessTable, type CallerName } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { keyRows } from './key-rows.ts'
import { startAccessWorld } from './start-access-world.ts'

let portal: TestApp
let world: AccessWorld
beforeAll(async () => {
  ;({ portal, world } = await startAccessWorld())
})
afterAll(() => portal.close())

describe('who may do what', () => {
  it('is written down for every endpoint, and for nothing else', () => {
    const listed = new Set(accessTable.map(({ endpointName }) => endpointName))
    expect([...listed].sort()).toEqual(endpoints.map(({ name }) => name).sort())
    const labels = accessTable.map(({ label }) => label)
    expect(Object.keys(accessRequests).filter((label) => !labels.includes(label))).toEqual([])
  })

  it.each(accessTable.map((row) => [row.label, row] as const))('holds for %s', async (_label, row) => {
    expect(await complaintsAbout({ portal, world, asked: portal.app }, row)).toEqual([])
  })
})

describe('an API key', () => {
  it.each(keyRows)('may do what its owner may, unless nobody may by key: %s', async (_label, row) => {
    expect(await complaintsAbout({ portal, world, asked: portal.app, withApiKeys: 'usual' }, row)).toEqual([])
  })
})

describe('X-Username-Override', () => {
  it('is refused to everyone but administrators', async () => {
    const callers: CallerName[] = [...Role.options.filter((role) => role !== 'ADMIN'), 'federated']
    for (const caller of callers) {
      const { headers } = await world.signIn(caller)
      const override = { ...headers, 'x-username-override': 'contact@own.example' }
      const reply = await portal.app.inject({ url: '/api/userAccount', headers: override })
      expect([caller, reply.statusCode, reply.json().errorCode]).toEqual([caller, 403, 'impersonation_forbidden'])
    }
  })
})

describe('the table above', () => {
  it.each(mutants.map((mutant) => [mutant.endpointName, mutant.without, mutant] as const))(
    'complains where %s does without %s',
    async (endpointName, _without, mutant) => {
      const asked = await mutantApp(portal, world, mutant)
      const complaints: string[] = []
      for (const row of accessTable.filter((each) => each.endpointName === endpointName))
        if (complaints.length === 0)
          complaints.push(...(await complaintsAbout({ portal, world, asked, stopsAtFirst: true }, row)))
      expect(complaints).not.toEqual([])
      await asked.close()
    },
  )
})
