import type { LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import type { Database, Tx } from '../../tables/database.ts'

/** An account, or an organization. */
export type GroupOwner =
  | { readonly scope: 'PERSONAL'; readonly accountId: string }
  | { readonly scope: 'ORGANIZATION'; readonly clientId: number }

export type StoredGroup = {
  readonly name: string
  readonly scope: LanguageGroupScope
  readonly languageIds: readonly string[]
}

/** The organization's groups first, each list in the order it was saved. */
export async function findLanguageGroups(db: Database, owners: readonly GroupOwner[]): Promise<StoredGroup[]> {
  return db
    .selectFrom('language_group')
    .select(['name', 'scope', 'language_ids as languageIds'])
    .where(({ eb, or }) =>
      or(
        owners.map((owner) =>
          owner.scope === 'PERSONAL' ? eb('account_id', '=', owner.accountId) : eb('client_id', '=', owner.clientId),
        ),
      ),
    )
    .orderBy('scope')
    .orderBy('position')
    .execute()
}

type Group = Omit<StoredGroup, 'scope'>

/** Replaces the whole list. Of two concurrent saves the later one wins. */
export async function replaceLanguageGroups(tx: Tx, owner: GroupOwner, groups: readonly Group[]): Promise<void> {
  const key =
    owner.scope === 'PERSONAL'
      ? { client_id: null, account_id: owner.accountId }
      : { client_id: owner.clientId, account_id: null }
  await lockOwner(tx, owner)
  await (owner.scope === 'PERSONAL'
    ? tx.deleteFrom('language_group').where('account_id', '=', owner.accountId).execute()
    : tx.deleteFrom('language_group').where('client_id', '=', owner.clientId).execute())
  if (groups.length === 0) return
  const rows = groups.map(({ name, languageIds }, position) => ({
    ...{ ...key, scope: owner.scope, position, name },
    language_ids: [...languageIds],
  }))
  await tx.insertInto('language_group').values(rows).execute()
}

async function lockOwner(tx: Tx, owner: GroupOwner): Promise<void> {
  if (owner.scope === 'PERSONAL')
    await tx.selectFrom('account').select('id').where('id', '=', owner.accountId).forNoKeyUpdate().execute()
  else await tx.selectFrom('client').select('id').where('id', '=', owner.clientId).forNoKeyUpdate().execute()
}
