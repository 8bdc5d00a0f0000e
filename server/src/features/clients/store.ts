import type { ClientConfig, CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ClientLanguageTable, ClientTable } from '../../tables/client.ts'
import type { Database } from '../../tables/database.ts'
import { clientTexts } from './store-texts.ts'

export type StoredClient = ClientConfig & { readonly signUpToken: string; readonly createProjectToken: string }

export type ClientLookup = { readonly emailDomain?: string; readonly externalGroups?: readonly string[] }

/** Lists clients that have the domain or any of the groups, by id. */
export async function findClients(
  db: Database,
  { emailDomain, externalGroups = [] }: ClientLookup,
  locale: string = sourceLocale,
) {
  const rows = await select(db)
    .where((where) =>
      where.or([
        where(
          'client.id',
          'in',
          where
            .selectFrom('client_email_domain')
            .select('client_id')
            .where('domain', '=', emailDomain ?? ''),
        ),
        sql<boolean>`client.external_groups && ${externalGroups}::text[]`,
      ]),
    )
    .execute()
  return rows.map((row) => present(row, locale))
}

export async function findClientsById(
  db: Database,
  ids: readonly number[],
  locale: string = sourceLocale,
): Promise<StoredClient[]> {
  if (ids.length === 0) return []
  const rows = await select(db).where('client.id', 'in', ids).execute()
  return rows.map((row) => present(row, locale))
}

/** Lists the organizations of the account with this email address. */
export async function findClientIdsByContact(db: Database, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom('account_client')
    .innerJoin('account', 'account.id', 'account_client.account_id')
    .select('account_client.client_id')
    .where('account.email', '=', email.toLowerCase())
    .execute()
  return rows.map((row) => row.client_id)
}

/** Worded in the reader's language, where the client has given the words. */
export async function listFields(
  db: Database,
  clientId: number,
  category: CustomFieldDefinition['category'] | undefined,
  locale: string = sourceLocale,
): Promise<CustomFieldDefinition[]> {
  const language = matchLocale(locale) ?? sourceLocale
  let query = db
    .selectFrom('custom_field_definition')
    .select(['name', 'category', 'definition'])
    .where('client_id', '=', clientId)
  if (category) query = query.where('category', '=', category)
  const rows = await query.orderBy('category').orderBy('position').execute()
  return rows.map(({ name, category, definition: { translations, ...definition } }) => ({
    ...definition,
    name,
    category,
    ...translations?.[language],
  }))
}

export async function listLanguageMarks(db: Database, clientId: number): Promise<Selectable<ClientLanguageTable>[]> {
  return db.selectFrom('client_language').selectAll().where('client_id', '=', clientId).execute()
}

const select = (db: Database) =>
  db
    .selectFrom('client')
    .selectAll('client')
    .select((eb) =>
      eb
        .selectFrom('client_email_domain')
        .whereRef('client_email_domain.client_id', '=', 'client.id')
        .select(sql<string[]>`coalesce(array_agg(domain order by domain), '{}')`.as('domains'))
        .as('domains'),
    )
    .orderBy('client.id')

/** Accepts https addresses and paths of the portal, as the pages' content security policy does. */
const isSafeImageUrl = (url: string | null): boolean => url !== null && /^(https:\/\/|\/(?![/\\]))/.test(url)

function present(row: Selectable<ClientTable> & { domains: string[] | null }, locale: string): StoredClient {
  return {
    clientId: row.id,
    status: row.status,
    companyName: row.company_name,
    clientName: row.client_name,
    logoUrl: isSafeImageUrl(row.logo_url) ? row.logo_url : null,
    bannerUrl: row.banner_url,
    ...clientTexts(row, locale),
    signUpToken: row.sign_up_token,
    createProjectToken: row.create_project_token,
    allowedEmailDomains: row.domains ?? [],
    disableSelfRegistration: row.disable_self_registration,
    projectSubmissionMode: row.project_submission_mode,
    submissionModeConditions: row.submission_mode_conditions,
    createProjectSettings: row.create_project_settings,
    isMfaEnabled: row.is_mfa_enabled,
    isOrgManagementEnabled: row.is_org_management_enabled,
  }
}
