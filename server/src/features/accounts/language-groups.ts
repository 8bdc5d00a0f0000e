import type { LanguageGroup, LanguageGroupDraft, LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import { type Actor, hasAnyRole } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { languageById, nameLanguage } from '../reference/index.ts'
import { checkLanguageGroups } from './check-language-groups.ts'
import { transaction } from './store.ts'
import {
  findLanguageGroups,
  type GroupOwner,
  replaceLanguageGroups,
  type StoredGroup,
} from './store-language-groups.ts'

/** Lists the user's own groups and those of the current organization. */
export async function listLanguageGroups(
  db: Database,
  { accountId, clientId }: Actor,
  locale: string,
): Promise<LanguageGroup[]> {
  const own: GroupOwner = { scope: 'PERSONAL', accountId }
  const owners: GroupOwner[] = clientId === null ? [own] : [own, { scope: 'ORGANIZATION', clientId }]
  return (await findLanguageGroups(db, owners)).map((group) => present(group, locale))
}

/** Users edit their own groups; only CLIENT users edit those of the organization. */
export async function saveLanguageGroups(
  db: Database,
  actor: Actor,
  { scope, groups }: { readonly scope: LanguageGroupScope; readonly groups: readonly LanguageGroupDraft[] },
  { origin, locale }: { readonly origin: Origin; readonly locale: string },
): Promise<LanguageGroup[]> {
  const owner = ownerOf(actor, scope)
  const checked = checkLanguageGroups(scope, groups)
  await transaction(db, async (tx) => {
    await replaceLanguageGroups(tx, owner, checked)
    await audit(tx, {
      actor,
      origin,
      action: 'language-groups-saved',
      subject:
        owner.scope === 'PERSONAL'
          ? { type: 'account', id: owner.accountId }
          : { type: 'client', id: String(owner.clientId) },
      details: { names: checked.map(({ name }) => name) },
    })
  })
  return (await findLanguageGroups(db, [owner])).map((group) => present(group, locale))
}

function ownerOf(actor: Actor, scope: LanguageGroupScope): GroupOwner {
  if (scope === 'PERSONAL') return { scope, accountId: actor.accountId }
  if (!hasAnyRole(actor, ['CLIENT']) || actor.clientId === null) throw new Refusal('forbidden')
  return { scope, clientId: actor.clientId }
}

/** Leaves out languages that the provider no longer offers. */
const present = ({ name, scope, languageIds }: StoredGroup, locale: string): LanguageGroup => ({
  name,
  scope,
  languages: languageIds.flatMap((id) => {
    const language = languageById(id)
    return language ? [{ id, xtrfId: language.xtrfId, name: nameLanguage(id, locale) }] : []
  }),
})
