import { randomUUID } from 'node:crypto'
import type { Tx } from '../../tables/database.ts'
import { buyerPath, buyerPerson } from './buyer.ts'

/** The buyer has come from the procurement system before: the requests of the demo are from such visits. */
export async function addPastVisit(tx: Tx): Promise<void> {
  const { id, created_at: began } = await tx
    .selectFrom('account')
    .select(['id', 'created_at'])
    .where('email', '=', buyerPerson.email)
    .executeTakeFirstOrThrow()
  const visit = await tx
    .insertInto('punchout_session')
    .values({
      token_hash: randomUUID(),
      client_id: 1007,
      format: 'JSON',
      pos: randomUUID(),
      operation: 'create',
      deployment_mode: 'test',
      parties: null,
      return_url: buyerPath,
      email: buyerPerson.email,
      contact_name: buyerPerson.name,
      buyer_cookie: `COOKIE-${randomUUID()}`,
      line_ids: [],
      account_id: id,
      expires_at: began,
      used_at: began,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('punchout_session').set({ ended_at: began }).where('id', '=', visit.id).execute()
}
