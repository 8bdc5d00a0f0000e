import type { EmailDelivery, EmailKind } from '@portolan/contract/accounts/email-settings'
import type { Database, Tx } from '../../../tables/database.ts'

export type StoredEmailSettings = { readonly mutedKinds: readonly EmailKind[]; readonly delivery: EmailDelivery }

const byDefault: StoredEmailSettings = { mutedKinds: [], delivery: 'AT_ONCE' }

export async function findEmailSettings(db: Database, accountId: string): Promise<StoredEmailSettings> {
  const row = await db.selectFrom('email_setting').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? { mutedKinds: row.muted_kinds, delivery: row.delivery } : byDefault
}

export async function saveEmailSettings(tx: Tx, accountId: string, settings: StoredEmailSettings): Promise<void> {
  const values = { muted_kinds: [...settings.mutedKinds], delivery: settings.delivery }
  await tx
    .insertInto('email_setting')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export type EmailReader = StoredEmailSettings & { readonly accountId: string }

/** The account of an address, with its settings. */
export async function findEmailReader(db: Database, email: string): Promise<EmailReader | undefined> {
  const row = await db
    .selectFrom('account')
    .leftJoin('email_setting', 'email_setting.account_id', 'account.id')
    .select(['account.id', 'email_setting.muted_kinds', 'email_setting.delivery'])
    .where('account.email', '=', email.toLowerCase())
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, muted_kinds, delivery } = row
  return {
    accountId: id,
    mutedKinds: muted_kinds ?? byDefault.mutedKinds,
    delivery: delivery ?? byDefault.delivery,
  }
}
