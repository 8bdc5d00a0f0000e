import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useCircle } from '../../../testing/procurement/circle.ts'
import { start } from '../../../testing/procurement/messages.ts'

const { portal, open } = useCircle()

it('tells a buyer of Coupa from one who comes from another system', async () => {
  const systemOf = async (id: string) => (await start(portal(), id)).body.system
  expect(await systemOf(await open('JSON'))).toBe('COUPA')
  expect(await systemOf(await open('CXML'))).toBe('OTHER')
  const id = await open('CXML')
  await sql`update punchout_session set return_url = 'https://acme.coupahost.com/punchout/1' where used_at is null`.execute(
    portal().db,
  )
  expect(await systemOf(id)).toBe('COUPA')
})
