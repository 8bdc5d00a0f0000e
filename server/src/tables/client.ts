import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { ClientConfig, CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { Vertical } from '@portolan/contract/desk/desk'
import type { ColumnType, JSONColumnType } from 'kysely'

export type ClientTable = {
  id: number
  status: ClientConfig['status']
  company_name: string
  client_name: string
  logo_url: string | null
  banner_url: string | null
  instructional_text: string | null
  sign_up_token: string
  create_project_token: string
  disable_self_registration: boolean
  selectable_workflows: JSONColumnType<ClientConfig['selectableWorkflows']>
  project_submission_mode: ClientConfig['projectSubmissionMode']
  submission_mode_conditions: JSONColumnType<ClientConfig['submissionModeConditions']>
  project_submission_footer_message: string | null
  create_project_settings: JSONColumnType<ClientConfig['createProjectSettings']>
  is_mfa_enabled: boolean
  is_org_management_enabled: boolean
  application_ids: ApplicationId[]
  /** Orders of the client begin with it; null: they begin without one. */
  default_vertical: ColumnType<Vertical | null, Vertical | null | undefined, Vertical | null>
  /** A request whose custom field has this value is a rush job; null: none is by itself. */
  rush_condition: ColumnType<{ fieldName: string; value: string } | null, string | null | undefined, string | null>
  /** Groups of the client's own identity provider that belong to it. */
  external_groups: string[]
  /** A digest: the procurement system of the client proves itself by the secret. */
  punchout_secret_hash: ColumnType<string | null, string | null | undefined, string | null>
}

export type ClientEmailDomainTable = { client_id: number; domain: string }

export type CustomFieldDefinitionTable = {
  client_id: number
  position: number
  name: string
  category: CustomFieldDefinition['category']
  definition: JSONColumnType<Omit<CustomFieldDefinition, 'name' | 'category'>>
}

/** What a client does with a language: absent rows leave it as the provider offers it. */
export type ClientLanguageTable = {
  client_id: number
  language_id: string
  is_preferred: boolean
  is_disabled: boolean
}
