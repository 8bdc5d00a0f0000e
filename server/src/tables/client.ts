import type { ClientBilling } from '@portolan/contract/clients/administration'
import type { ApplicationId } from '@portolan/contract/clients/applications'
import type { ClientConfig, CustomFieldDefinition } from '@portolan/contract/clients/clients'
import type { Vertical } from '@portolan/contract/desk/desk'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
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
  /** The vertical of new orders of the client; null for none. */
  default_vertical: ColumnType<Vertical | null, Vertical | null | undefined, Vertical | null>
  /** A request whose custom field has this value is a rush job; null if the client has no such field. */
  rush_condition: ColumnType<{ fieldName: string; value: string } | null, string | null | undefined, string | null>
  /** Groups of external identity providers whose members belong to the client. */
  external_groups: string[]
  /** Digest of the shared secret of the client's procurement system. */
  punchout_secret_hash: ColumnType<string | null, string | null | undefined, string | null>
  /** What we send to the client's procurement system to prove who we are, encrypted; null if it asks for nothing. */
  procurement_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** Null until administrators enter something. */
  billing: ColumnType<ClientBilling | null, string | null | undefined, string | null>
  procurement_settings: ColumnType<ClientProcurementSettings, string | undefined, string>
  machine_translation_settings: ColumnType<ClientMachineTranslationSettings, string | undefined, string>
  translations: ColumnType<ClientTranslations, string | undefined, string>
}

type ClientTexts = Partial<Pick<ClientConfig, 'instructionalText' | 'projectSubmissionFooterMessage'>> & {
  /** The labels of workflows by the id of their service. */
  readonly workflows?: Readonly<Record<number, string>>
}

/** A client's own texts in other languages than the first, by language. */
export type ClientTranslations = Readonly<Partial<Record<string, ClientTexts>>>

/** What is absent has the default of `procurement/client-settings.ts`. */
export type ClientProcurementSettings = {
  /** How the client's procurement system names itself in cXML. */
  readonly identityDomain?: string | undefined
  readonly identity?: string | undefined
  /** Hosts, besides those of TradeCentric, that carts are returned to. */
  readonly returnHosts?: readonly string[] | undefined
  /** The UNSPSC code of translations. */
  readonly classification?: string | undefined
  readonly currency?: string | undefined
  /** The provider's code of translations in the client's catalog. */
  readonly serviceCode?: string | undefined
  /** Where purchase orders are acknowledged, or its path at the gateway; absent: nowhere. */
  readonly acknowledgmentUrl?: string | undefined
}

/** What is absent has the provider's default. */
export type ClientMachineTranslationSettings = Partial<
  Omit<
    MachineTranslationSettings,
    | 'offeredLanguages'
    | 'notOfferedLanguages'
    | 'mayTextsLeaveOurMachines'
    | 'charactersLeftToday'
    | 'engineInstallation'
  >
> & {
  /** Nothing leaves the provider's machines: remote engines and reviewers are never used. */
  readonly isKeptOnOurMachines?: boolean
  /** Translations are not stored to be used again. */
  readonly isCacheDisabled?: boolean
  readonly maxCharactersPerDay?: number
  /** What a page costs that a person reviews after a machine, in percent of the client's rate; absent: on request. */
  readonly reviewRatePercent?: number
  /** Engines by name, the best first. The first rule that fits a pair decides; a language that is absent fits all. */
  readonly engineOrder?: readonly EngineRule[]
}

type EngineRule = {
  readonly sourceLanguageId?: string
  readonly targetLanguageId?: string
  readonly engines: readonly string[]
}

/** Kept by triggers of the client, its accounts and its requests. */
export type ClientActivityTable = {
  client_id: number
  user_count: number
  /** -infinity before the first request. */
  last_request_at: Date | number
}

export type ClientEmailDomainTable = { client_id: number; domain: string }

export type CustomFieldDefinitionTable = {
  client_id: number
  position: number
  name: string
  category: CustomFieldDefinition['category']
  definition: JSONColumnType<Omit<CustomFieldDefinition, 'name' | 'category' | 'label'> & FieldTranslations>
}

type FieldTexts = { readonly label: string } & Partial<Pick<CustomFieldDefinition, 'description' | 'validationMessage'>>

/** What a field is called in other languages than that of its name. */
export type FieldTranslations = { readonly translations?: Readonly<Partial<Record<string, FieldTexts>>> }

/** Language settings of a client. Without a row the language is offered as the provider offers it. */
export type ClientLanguageTable = {
  client_id: number
  language_id: string
  is_preferred: boolean
  is_disabled: boolean
}
