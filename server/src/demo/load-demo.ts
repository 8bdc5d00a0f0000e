import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { checkValidationPattern, openSettings } from '../features/clients/index.ts'
import { createAccount } from '../features/identity/index.ts'
import { digestOfSecret } from '../features/procurement/index.ts'
import type { Database, Tx } from '../tables/database.ts'
import { type DemoAccount, demoAccounts, demoPassword } from './accounts.ts'
import { addPastVisit } from './buyer/past-visit.ts'
import { type DemoClient, demoClients } from './clients.ts'
import { demoFields, plainField } from './custom-fields.ts'
import { addGlossaries, demoTranslationSettings } from './machine-translation.ts'
import { addOrbit } from './orbit.ts'
import { addRates, demoRush } from './rates.ts'

/** Loads the demo provider into an empty database. Of several nodes that start at once, one does it. */
export async function loadDemo(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7301, 2)`.execute(tx)
    const known = await tx.selectFrom('client').select('id').limit(1).executeTakeFirst()
    if (known) return false
    for (const client of demoClients) await addClient(tx, client)
    await addRates(tx)
    await addFields(tx)
    for (const account of demoAccounts) await addAccount(tx, account)
    await addPastVisit(tx)
    await addOrbit(tx)
    await addGlossaries(tx)
    return true
  })
}

async function addClient(tx: Tx, client: DemoClient): Promise<void> {
  const { config = {} } = client
  const rush = demoRush[client.clientId]
  const { secret: procurementSecret, ...procurement } = client.procurement ?? {}
  const token = () => randomBytes(24).toString('base64url')
  await tx
    .insertInto('client')
    .values({
      id: client.clientId,
      status: config.status ?? 'ACTIVE',
      company_name: client.companyName,
      client_name: client.clientName,
      logo_url: config.logoUrl ?? null,
      banner_url: config.bannerUrl ?? null,
      instructional_text: config.instructionalText ?? null,
      sign_up_token: token(),
      create_project_token: token(),
      disable_self_registration: config.disableSelfRegistration ?? false,
      selectable_workflows: JSON.stringify(config.selectableWorkflows ?? []),
      project_submission_mode: config.projectSubmissionMode ?? null,
      submission_mode_conditions: JSON.stringify(config.submissionModeConditions ?? []),
      project_submission_footer_message: config.projectSubmissionFooterMessage ?? null,
      create_project_settings: JSON.stringify({ ...openSettings, ...client.settings }),
      is_mfa_enabled: config.isMfaEnabled ?? false,
      is_org_management_enabled: config.isOrgManagementEnabled ?? false,
      application_ids: [...client.applicationIds],
      default_vertical: client.vertical ?? null,
      external_groups: [...(client.externalGroups ?? [])],
      rush_condition: rush ? JSON.stringify(rush) : null,
      punchout_secret_hash: procurementSecret ? digestOfSecret(procurementSecret) : null,
      procurement_settings: JSON.stringify(procurement),
      translations: JSON.stringify(client.translations ?? {}),
      machine_translation_settings: JSON.stringify(demoTranslationSettings[client.clientId] ?? {}),
    })
    .execute()
  if (client.domain)
    await tx.insertInto('client_email_domain').values({ client_id: client.clientId, domain: client.domain }).execute()
  for (const languageId of client.preferredLanguageIds ?? [])
    await tx
      .insertInto('client_language')
      .values({ client_id: client.clientId, language_id: languageId, is_preferred: true, is_disabled: false })
      .execute()
  await addLanguageGroups(tx, client)
}

async function addLanguageGroups(tx: Tx, { clientId, languageGroups = {} }: DemoClient): Promise<void> {
  for (const [position, [name, ids]] of Object.entries(languageGroups).entries()) {
    const owner = { scope: 'ORGANIZATION' as const, client_id: clientId, account_id: null }
    await tx
      .insertInto('language_group')
      .values({ ...owner, position, name, language_ids: [...ids] })
      .execute()
  }
}

async function addFields(tx: Tx): Promise<void> {
  for (const [clientId, fields] of Object.entries(demoFields))
    for (const [position, field] of fields.entries()) {
      const { name, category, ...definition } = { ...plainField, ...field }
      const problem = definition.validationRegex && checkValidationPattern(definition.validationRegex)
      if (problem) throw new Error(`${name}: ${problem}.`)
      await tx
        .insertInto('custom_field_definition')
        .values({ client_id: Number(clientId), position, name, category, definition: JSON.stringify(definition) })
        .execute()
    }
}

async function addAccount(tx: Tx, account: DemoAccount): Promise<void> {
  const [first = null] = account.clientIds
  const id = await createAccount(tx, {
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    roles: [account.role],
    password: account.isFederated ? null : demoPassword,
    isFederated: account.isFederated ?? false,
    clientId: account.hasToPick ? null : first,
    linkedClientIds: account.clientIds,
    ...(account.applicationIds && { applicationIds: account.applicationIds }),
    isDisabled: account.isDisabled ?? false,
    address: account.address ?? null,
  })
  await recordDemoAccount(tx, id)
}

/** Stores the password hash, so that a start without the demo can find accounts that still have the demo's password. */
async function recordDemoAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .insertInto('demo_account')
    .columns(['account_id', 'password_hash'])
    .expression(
      tx
        .selectFrom('account')
        .select(['id', (eb) => eb.ref('password_hash').$notNull().as('password_hash')])
        .where('id', '=', id)
        .where('password_hash', 'is not', null),
    )
    .execute()
}
