import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Language } from '../reference/reference.ts'

export const ClientStatus = z.enum(['ACTIVE', 'INACTIVE'])

/** Which submit buttons the create form shows. An EXCEPT mode switches to the other button if a condition holds. */
export const ProjectSubmissionMode = z.enum([
  'SUBMIT_FOR_ESTIMATION',
  'SUBMIT_FOR_TRANSLATION',
  'BOTH',
  'SUBMIT_FOR_ESTIMATION_EXCEPT',
  'SUBMIT_FOR_TRANSLATION_EXCEPT',
])

export const FieldCondition = z.object({ fieldName: z.string(), value: z.string() })

const LanguageChoice = z.object({ name: z.string(), xtrfId: z.number() })
const languageSettings = {
  isHidden: z.boolean(),
  isDisabled: z.boolean(),
  disableShowAllLanguages: z.boolean(),
}

export const CreateProjectSettings = z.object({
  skipEmailDomainValidation: z.boolean(),
  disableUnauthenticatedSubmissions: z.boolean(),
  sourceLanguage: z.object({ defaultLanguage: z.nullable(LanguageChoice), ...languageSettings }),
  targetLanguages: z.object({ defaultLanguages: z.array(LanguageChoice), ...languageSettings }),
})

export const ClientId = z.int().check(z.positive())

export const ClientConfig = z.object({
  clientId: ClientId,
  status: ClientStatus,
  /** The legal name, for forms and emails. */
  companyName: z.string(),
  /** The common name. */
  clientName: z.string(),
  /** Shown in the header to the client's members: an https address or a path of the portal. */
  logoUrl: z.nullable(z.string()),
  bannerUrl: z.nullable(z.string()),
  instructionalText: z.nullable(z.string()),
  /**
   * Both tokens are returned only to administrators and the client's own CLIENT users, and only if their links work.
   */
  signUpToken: z.nullable(z.string()),
  createProjectToken: z.nullable(z.string()),
  allowedEmailDomains: z.array(z.string()),
  disableSelfRegistration: z.boolean(),
  selectableWorkflows: z.array(z.object({ label: z.string(), xtrfServiceId: z.number() })),
  projectSubmissionMode: z.nullable(ProjectSubmissionMode),
  submissionModeConditions: z.array(FieldCondition),
  projectSubmissionFooterMessage: z.nullable(z.string()),
  createProjectSettings: CreateProjectSettings,
  isMfaEnabled: z.boolean(),
  isOrgManagementEnabled: z.boolean(),
  /** Whether a sign-up may leave out the address of the company. Only where clients are looked up. */
  isAddressKnown: z.optional(z.boolean()),
})
export type ClientConfig = z.infer<typeof ClientConfig>

export const CustomFieldType = z.enum([
  'INPUT_TEXT',
  'LISTONLY',
  'LIST',
  'SELECT_MANY_LIST',
  'DATE',
  'TEXT_AREA',
  'CHECKBOX',
  'PERSON_INFO',
])

export const CustomFieldCategory = z.enum(['PROJECT', 'USER'])

export const CustomFieldDefinition = z.object({
  /** Also identifies the field in values and conditions. */
  name: z.string(),
  /** In the reader's language, where the field has such a name. */
  label: z.optional(z.string()),
  type: CustomFieldType,
  required: z.boolean(),
  visible: z.boolean(),
  /** Only the first condition is used. */
  visibleIf: z.array(FieldCondition),
  defaultValue: z.nullable(z.string()),
  description: z.nullable(z.string()),
  options: z.array(z.string()),
  validationRegex: z.nullable(z.string()),
  validationMessage: z.nullable(z.string()),
  disabled: z.boolean(),
  mapping: z.nullable(z.string()),
  category: CustomFieldCategory,
  /** If set, reports offer the field as a date-range filter. */
  filterType: z.nullable(z.literal('DATE')),
})
export type CustomFieldDefinition = z.infer<typeof CustomFieldDefinition>

export const CustomFieldValue = z.object({
  fieldName: z.string().check(z.minLength(1), z.maxLength(200)),
  value: z.string().check(z.maxLength(10_000)),
  mapping: z.nullable(z.string()),
})
export type CustomFieldValue = z.infer<typeof CustomFieldValue>

/** A value with its field's type, which tells how to read it; null if the client no longer has the field. */
export const TypedFieldValue = z.extend(CustomFieldValue, {
  type: z.nullable(CustomFieldType),
  /** The name of the field in the reader's language, where it has one. */
  label: z.optional(z.string()),
})
export type TypedFieldValue = z.infer<typeof TypedFieldValue>

export const PersonInfo = z.object({ firstName: z.string(), lastName: z.string(), email: z.email() })
export type PersonInfo = z.infer<typeof PersonInfo>

/** Serializes a PERSON_INFO value as JSON. */
export const writePersonInfo = (person: PersonInfo): string =>
  JSON.stringify({ firstName: person.firstName, lastName: person.lastName, email: person.email })

export function readPersonInfo(value: string): PersonInfo | undefined {
  try {
    return PersonInfo.parse(JSON.parse(value))
  } catch {
    return undefined
  }
}

/** Builds the value to submit for a field. An unknown field is a programming error. */
export function customFieldValue(
  definitions: readonly CustomFieldDefinition[],
  fieldName: string,
  value: string,
): CustomFieldValue {
  const definition = definitions.find(({ name }) => name === fieldName)
  if (!definition) throw new Error(`There is no custom field "${fieldName}".`)
  return { fieldName, value, mapping: definition.mapping }
}

/** Serializes the choices of a SELECT_MANY_LIST. */
export const joinChoices = (choices: readonly string[]): string => choices.join('|')
export const splitChoices = (value: string): string[] => (value === '' ? [] : value.split('|'))

type FieldInputs = Readonly<Record<string, string | undefined>>

/**
 * Returns the fields that apply to a form with these values: a field with conditions applies only while its first
 * condition holds. Values of fields that do not apply are ignored in conditions. Hidden fields apply with their
 * default.
 */
export function fieldsInUse<Field extends CustomFieldDefinition>(
  definitions: readonly Field[],
  inputs: FieldInputs,
): readonly Field[] {
  const values = new Map(definitions.map((field) => [field.name, valueOfField(field, inputs[field.name])]))
  const used = definitions.filter(({ visibleIf: [condition] }) => {
    return !condition || values.get(condition.fieldName) === condition.value
  })
  return used.length === definitions.length ? used : fieldsInUse(used, inputs)
}

/** A hidden field always has its default value. */
const valueOfField = ({ visible, defaultValue }: CustomFieldDefinition, input: string | undefined) =>
  visible ? input : (defaultValue ?? undefined)

/** The provider's walk-in client, which owns requests that match no other client. */
export const walkInClientId = 227

const exampleClient: z.input<typeof ClientConfig> = {
  clientId: 1001,
  status: 'ACTIVE',
  companyName: 'Harbor Health, Inc.',
  clientName: 'Harbor Health',
  logoUrl: null,
  bannerUrl: null,
  instructionalText: '<p>Please name your files by department.</p>',
  signUpToken: null,
  createProjectToken: null,
  allowedEmailDomains: ['harbor.example'],
  disableSelfRegistration: false,
  selectableWorkflows: [{ label: 'Translation and editing', xtrfServiceId: 11 }],
  projectSubmissionMode: 'BOTH',
  submissionModeConditions: [],
  projectSubmissionFooterMessage: null,
  createProjectSettings: {
    skipEmailDomainValidation: false,
    disableUnauthenticatedSubmissions: false,
    sourceLanguage: { defaultLanguage: null, isHidden: false, isDisabled: false, disableShowAllLanguages: false },
    targetLanguages: { defaultLanguages: [], isHidden: false, isDisabled: false, disableShowAllLanguages: false },
  },
  isMfaEnabled: true,
  isOrgManagementEnabled: true,
}

const EmailDomain = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(253))

/** What a client's link opens. Each purpose has its own token. */
export const LinkPurpose = z.enum(['createProject', 'signUp'])
export type LinkPurpose = z.infer<typeof LinkPurpose>

/**
 * How a visitor proves a relation to the client: an email domain of the client, or the token of a link. A token must
 * be right for its purpose, even for signed-in callers.
 */
const Tie = {
  emailDomain: z.optional(EmailDomain),
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Defaults to createProject. */
  purpose: z.optional(LinkPurpose),
}
/** The number of a client in a path or query. */
export const ClientNumber = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))
export const ClientParams = z.object({ clientId: ClientNumber })

export const listClientConfigs = endpoint({
  name: 'listClientConfigs',
  summary: 'Find clients by email domain, contact or external groups',
  tag: 'clients',
  method: 'GET',
  path: '/clientConfigs',
  access: 'anyone',
  query: z.object({
    emailDomain: z.optional(EmailDomain),
    contactEmail: z.optional(z.email()),
    /** Separated by commas. */
    externalGroups: z.optional(z.string().check(z.maxLength(4000))),
  }),
  reply: z.array(ClientConfig),
  refusals: [],
  example: { query: { emailDomain: 'harbor.example' }, reply: [exampleClient] },
})

export const getClientConfig = endpoint({
  name: 'getClientConfig',
  summary: 'Get a client',
  tag: 'clients',
  method: 'GET',
  path: '/clientConfigs/{clientId}',
  access: 'anyone',
  params: ClientParams,
  query: z.object(Tie),
  reply: ClientConfig,
  refusals: ['client_not_found'],
  example: { params: { clientId: 1001 }, query: { emailDomain: 'harbor.example' }, reply: exampleClient },
})

export const listCustomFieldDefinitions = endpoint({
  name: 'listCustomFieldDefinitions',
  summary: "List the custom fields of a client's forms",
  tag: 'clients',
  method: 'GET',
  path: '/clientConfigs/{clientId}/customFieldDefinitions',
  access: 'anyone',
  params: ClientParams,
  query: z.object({
    ...Tie,
    /** Case-insensitive. */
    category: z.optional(z.pipe(z.string().check(z.toUpperCase()), CustomFieldCategory)),
  }),
  reply: z.array(CustomFieldDefinition),
  refusals: ['client_not_found'],
  example: {
    params: { clientId: 1001 },
    query: { category: 'PROJECT', emailDomain: 'harbor.example' },
    reply: [
      {
        name: 'Cost center',
        type: 'INPUT_TEXT',
        required: true,
        visible: true,
        visibleIf: [],
        defaultValue: null,
        description: 'Four digits, as on your badge',
        options: [],
        validationRegex: '^\\d{4}$',
        validationMessage: 'A cost center has four digits',
        disabled: false,
        mapping: 'costCentre',
        category: 'PROJECT',
        filterType: null,
      },
    ],
  },
})

export const listAvailableLanguages = endpoint({
  name: 'listAvailableLanguages',
  summary: 'List the languages a client can choose from, with preferred ones marked',
  tag: 'clients',
  method: 'GET',
  path: '/clientConfigs/{clientId}/availableLanguages',
  access: 'anyone',
  params: ClientParams,
  query: z.object(Tie),
  reply: z.array(Language),
  refusals: ['client_not_found'],
  example: { params: { clientId: 1001 }, query: { emailDomain: 'harbor.example' }, reply: [] },
})
