import { createJobRequest } from '@portolan/contract/job-requests/create'
import { getProcurementOrder, returnCart } from '@portolan/contract/procurement/orders'
import { returnEmptyCart } from '@portolan/contract/procurement/procurement'
import { acceptQuote } from '@portolan/contract/quotes/quotes'
import { beforeEach, expect, it } from 'vitest'
import { draft, source, upload } from '../../testing/job-requests.ts'
import { type Format, useCircle } from '../../testing/procurement/circle.ts'

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
