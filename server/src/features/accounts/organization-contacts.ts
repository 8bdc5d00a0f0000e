import type { IdentitySettings, OrganizationClientContact } from '@portolan/contract/accounts/organization'
import type { Actor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database } from '../../tables/database.ts'
import { managedClientId } from './organization-policy.ts'
import { type Contact, findContact, findContacts } from './store-contacts.ts'

export const listContacts = async (db: Database, actor: Actor): Promise<OrganizationClientContact[]> =>
  findContacts(db, await managedClientId(db, actor))

type SettingsQuery = { readonly email?: string | undefined; readonly includeMfaStatus?: boolean | undefined }

/** Answers 404 if the email address is not the contact's. */
export async function getIdentitySettings(
  db: Database,
  actor: Actor,
  contactId: string,
  { email, includeMfaStatus = false }: SettingsQuery,
): Promise<IdentitySettings> {
  const contact = await findContact(db, await managedClientId(db, actor), contactId)
  if (!contact || (email !== undefined && email.trim().toLowerCase() !== contact.email)) throw new Refusal('not_found')
  return { ...presentSettings(contact), isMfaEnabled: includeMfaStatus && contact.isMfaEnabled }
}

export const presentSettings = ({ username, isAccountEnabled, isMfaEnabled }: Contact): IdentitySettings => ({
  username,
  isAccountEnabled,
  isMfaEnabled,
})
