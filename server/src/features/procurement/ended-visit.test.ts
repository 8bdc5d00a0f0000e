import { createJobRequest } from '@portolan/contract/job-requests/create'
import { getProcurementOrder, returnCart } from '@portolan/contract/procurement/orders'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { beforeEach, expect, it } from 'vitest'
import { draft, source, upload } from '../../testing/job-requests.ts'
import { type Format, useCircle } from '../../testing/procurement/circle.ts'
import { isWaitingForLock } from '../../testing/test-database.ts'
import { lockSession } from './sessions/store-sessions.ts'

const { portal, visit, quoted, outlastVisits } = useCircle()
beforeEach(async () => void (await outlastVisits()))
const formats: readonly Format[] = ['JSON', 'CXML']

type Visit = Awaited<ReturnType<typeof visit>>
const isInVisit = async (id: string, { caller }: Visit) =>
  (await portal().call(getProcurementOrder, { params: { id } }, caller)).isInVisit

/** As the buyer's browser does: a page of ours posts the cart of cXML. */
async function follow(format: Format, redirectUrl: string | null): Promise<void> {
  if (format === 'CXML') await fetch(redirectUrl ?? '')
}

async function expectEnded(id: string, { caller, cookie }: Visit): Promise<void> {
  const query = { externalReferenceId: cookie }
  expect(await portal().refused(acceptQuote, { params: { id }, query }, caller)).toEqual([409, 'visit_needed'])
  const file = source('sheet.txt', await upload(caller, 'sheet.txt', 'Wear gloves.'))
  const body = draft([file], { origination: 'COUPA', ...query })
  expect((await portal().refused(createJobRequest, { body }, caller)).slice(0, 2)).toEqual([409, 'visit_ended'])
  expect(await portal().refused(returnEmptyCart, { body: query }, caller)).toEqual([409, 'cart_not_returnable'])
}

it.for(formats)('ends when an empty %s cart is returned, with the visits before it', async (format) => {
  await visit(format)
  const here = await visit(format)
  const id = await quoted(here.cookie)
  expect(await isInVisit(id, here)).toBe(true)
  const body = { externalReferenceId: here.cookie }
  const { redirectUrl } = await portal().call(returnEmptyCart, { body }, here.caller)
  await follow(format, redirectUrl)
  expect(await isInVisit(id, here)).toBe(false)
  await expectEnded(id, here)
  const next = await visit(format)
  expect(await isInVisit(id, next)).toBe(true)
})

it.for(formats)('ends when a %s cart is returned, for its own request and for others', async (format) => {
  const here = await visit(format)
  const [ordered, other] = [await quoted(here.cookie), await quoted(here.cookie)]
  const { redirectUrl } = await portal().call(acceptQuote, { params: { id: ordered } }, here.caller)
  await follow(format, redirectUrl)
  for (const id of [ordered, other]) expect(await isInVisit(id, here)).toBe(false)
  const again = portal().refused(returnCart, { params: { id: ordered } }, here.caller)
  expect(await again).toEqual([409, 'cart_not_returnable'])
  await expectEnded(other, here)
})

it('takes no other cart while one is on its way', async () => {
  const here = await visit('CXML')
  const [sent, other] = [await quoted(here.cookie), await quoted(here.cookie)]
  await portal().call(acceptQuote, { params: { id: sent } }, here.caller)
  expect([await isInVisit(sent, here), await isInVisit(other, here)]).toEqual([true, false])
  const query = { externalReferenceId: here.cookie }
  const accept = portal().refused(acceptQuote, { params: { id: other }, query }, here.caller)
  expect(await accept).toEqual([409, 'visit_needed'])
  expect(await portal().refused(returnEmptyCart, { body: query }, here.caller)).toEqual([409, 'cart_not_returnable'])
  const { redirectUrl } = await portal().call(returnCart, { params: { id: sent } }, here.caller)
  await follow('CXML', redirectUrl)
  await expectEnded(other, here)
})

it('takes one of two carts that are sent at the same moment', async () => {
  const here = await visit('CXML')
  const [first, second] = [await quoted(here.cookie), await quoted(here.cookie)]
  const { db } = portal()
  const answer = await db.transaction().execute(async (tx) => {
    const cart = await tx
      .updateTable('procurement_order')
      .set({ cart_status: 'WAITING' })
      .where('job_request_id', '=', first)
      .returning('session_id')
      .executeTakeFirstOrThrow()
    await lockSession(tx, cart.session_id)
    const accepted = portal().refused(acceptQuote, { params: { id: second } }, here.caller)
    await expect.poll(() => isWaitingForLock(db), { timeout: 10_000 }).toBe(true)
    return { accepted }
  })
  expect(await answer.accepted).toEqual([409, 'visit_needed'])
})
