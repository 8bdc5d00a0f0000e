import type { Database, Tx } from '../../../tables/database.ts'

type DigestItem = {
  readonly id: string
  readonly accountId: string
  readonly template: string
  readonly data: object
}

export async function addDigestItem(db: Database, { id, accountId, template, data }: DigestItem): Promise<void> {
  await db
    .insertInto('digest_item')
    .values({ id, account_id: accountId, template, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findDigestReaders(db: Database, before: Date): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('account')
    .where('account.id', 'in', (items) =>
      items.selectFrom('digest_item').select('account_id').where('created_at', '<', before),
    )
    .select(['account.id', 'account.email'])
    .execute()
}

/** Removes the items and returns them, oldest first. */
export async function takeDigestItems(tx: Tx, accountId: string, before: Date) {
  const items = await tx
    .deleteFrom('digest_item')
    .where('account_id', '=', accountId)
    .where('created_at', '<', before)
    .returning(['template', 'data', 'created_at'])
    .execute()
  return items.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}
