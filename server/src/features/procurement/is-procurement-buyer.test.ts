import { randomUUID } from 'node:crypto'
import { getUserAccount } from '@portolan/contract/accounts/accounts'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import { createJobRequest } from '@portolan/contract/job-requests/create'
import type { Role } from '@portolan/contract/roles'
import { afterEach, expect, it } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { draft, source, upload } from '../../testing/job-requests.ts'
import { useCircle } from '../../testing/procurement/circle.ts'
import { type Caller, signInOver } from '../../testing/sign-in.ts'
import { createAccount } from '../identity/index.ts'

const { portal, visit } = useCircle()
const change = (set: { punchout_secret_hash?: string | null }) =>
  portal().db.updateTable('client').set(set).where('id', '=', 1007).execute()
const secretHash = async () =>
  (
    await portal()
      .db.selectFrom('client')
      .select('punchout_secret_hash')
      .where('id', '=', 1007)
      .executeTakeFirstOrThrow()
  ).punchout_secret_hash

let restore = async () => {}
afterEach(async () => {
  await restore()
  restore = async () => {}
})

async function colleague(role: Role, applicationIds?: readonly ApplicationId[]) {
  const email = `${randomUUID()}@procura.example`
  const names = { firstName: 'Ivo', lastName: 'Brandt' }
  await portal()
    .db.transaction()
    .execute((tx) =>
      createAccount(tx, {
        ...names,
        email,
        password: demoPassword,
        roles: [role],
        clientId: 1007,
        linkedClientIds: [1007],
        ...(applicationIds && { applicationIds }),
      }),
    )
  return { email, caller: await signInOver(portal().config.origin, email) }
}

async function sendFromForm(caller: Caller): Promise<string> {
  const file = source('sheet.txt', await upload(caller, 'sheet.txt', 'Wear gloves.'))
  const reply = await portal().send(createJobRequest, { body: draft([file]) }, caller)
  return reply.status === 201 ? 'sent' : ((await reply.json()) as { errorCode: string }).errorCode
}
const isBuyer = async (caller: Caller) => (await portal().call(getUserAccount, {}, caller)).isProcurementBuyer

it('sends buyers who came by punch-out back to their procurement system', async () => {
  const { caller, cookie } = await visit('JSON')
  expect([await isBuyer(caller), await sendFromForm(caller)]).toEqual([true, 'procurement_only'])
  const file = source('sheet.txt', await upload(caller, 'sheet.txt', 'Wear gloves.'))
  const body = draft([file], { origination: 'COUPA', externalReferenceId: cookie })
  expect(await portal().call(createJobRequest, { body }, caller)).toMatchObject({ origination: 'COUPA' })
})

it('applies to the buyer of the demo, who signs in with a password', async () => {
  const caller = await portal().as('buyer@procura.example')
  expect([await isBuyer(caller), await sendFromForm(caller)]).toEqual([true, 'procurement_only'])
})

it.for(['CLIENT', 'CLIENT_EMPLOYEE'] as const)('leaves a %s alone who never came by punch-out', async (role) => {
  const { caller } = await colleague(role)
  expect([await isBuyer(caller), await sendFromForm(caller)]).toEqual([false, 'sent'])
})

it('leaves buyers alone who have the application to create requests', async () => {
  const { email } = await colleague('CLIENT_EMPLOYEE', ['coupa', 'createProject'])
  const { caller } = await visit('JSON', email)
  expect([await isBuyer(caller), await sendFromForm(caller)]).toEqual([false, 'sent'])
})

it('ends with the connection: without a procurement system nobody could order otherwise', async () => {
  const { caller } = await visit('CXML')
  const hash = await secretHash()
  restore = async () => void (await change({ punchout_secret_hash: hash }))
  await change({ punchout_secret_hash: null })
  expect([await isBuyer(caller), await sendFromForm(caller)]).toEqual([false, 'sent'])
})
