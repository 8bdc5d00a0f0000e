import type { Database } from '../../tables/database.ts'

type TestClient = {
  readonly id: number
  readonly name: string
  readonly domains: readonly string[]
  readonly groups?: readonly string[]
}

/** Adds a client with the minimum that a sign-in needs. */
export async function addClient(db: Database, { id, name, domains, groups = [] }: TestClient): Promise<void> {
  await db
    .insertInto('client')
    .values({
      id,
      status: 'ACTIVE',
      company_name: `${name}, Inc.`,
      client_name: name,
      logo_url: null,
      banner_url: null,
      instructional_text: null,
      sign_up_token: 'sign-up',
      create_project_token: 'create-project',
      disable_self_registration: false,
      selectable_workflows: '[]',
      project_submission_mode: null,
      submission_mode_conditions: '[]',
      project_submission_footer_message: null,
      create_project_settings: '{}',
      is_mfa_enabled: false,
      is_org_management_enabled: false,
      application_ids: [],
      external_groups: [...groups],
    })
    .execute()
  for (const domain of domains) await db.insertInto('client_email_domain').values({ client_id: id, domain }).execute()
}
