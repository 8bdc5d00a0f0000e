import { searchImpersonationUsers } from '@portolan/contract/identity/impersonation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const find = async (search: string) => {
  const admin = await portal.as('admin@portolan.example')
  return (await portal.call(searchImpersonationUsers, { query: { search } }, admin)).items
}
const namesOf = async (search: string) => (await find(search)).map(({ username }) => username)

it('finds users by name, e-mail address and company', async () => {
  const [client] = await find('client@harbor.example')
  expect(client).toMatchObject({ username: 'client@harbor.example', company: 'Harbor Health' })
  expect(await namesOf(client?.name.toUpperCase() ?? '')).toContain('client@harbor.example')
  expect(await namesOf('harbor heal')).toEqual(
    expect.arrayContaining(['client@harbor.example', 'employee@harbor.example']),
  )
  expect((await find('pm@portolan.example'))[0]?.company).toBeNull()
})

it('leaves out disabled users and administrators, who cannot be impersonated', async () => {
  expect(await namesOf('harbor.example')).not.toContain('disabled@harbor.example')
  expect(await namesOf('admin@portolan')).toEqual([])
})

it('takes signs of patterns as they are, and returns at most 20', async () => {
  expect(await namesOf('%%')).toEqual([])
  expect((await namesOf('example')).length).toBeLessThanOrEqual(20)
})
