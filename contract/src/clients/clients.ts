import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Language } from '../reference/reference.ts'

export const ClientStatus = z.enum(['ACTIVE', 'INACTIVE'])

/** Which of the two buttons the create form shows; an EXCEPT mode shows the other one when a condition holds. */
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
  /** The legal name, for forms and mails. */
  companyName: z.string(),
  /** The name people know it by. */
  clientName: z.string(),
  /** Shown in the header to the client's members: an https address or a path of the portal. */
  logoUrl: z.nullable(z.string()),
  bannerUrl: z.nullable(z.string()),
  instructionalText: z.nullable(z.string()),
  /** Both tokens are shown to the client's own CLIENT users and to administrators, and only while they are of use. */
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
  name: z.string(),
  type: CustomFieldType,
  required: z.boolean(),
  visible: z.boolean(),
  /** Only the first condition decides. */
  visibleIf: z.array(FieldCondition),
  defaultValue: z.nullable(z.string()),
  description: z.nullable(z.string()),
  options: z.array(z.string()),
  validationRegex: z.nullable(z.string()),
  validationMessage: z.nullable(z.string()),
  disabled: z.boolean(),
  mapping: z.nullable(z.string()),
  category: CustomFieldCategory,
  /** Offered as a date-range filter in reports. */
  filterType: z.nullable(z.literal('DATE')),
})
export type CustomFieldDefinition = z.infer<typeof CustomFieldDefinition>

export const CustomFieldValue = z.object({
  fieldName: z.string().check(z.minLength(1), z.maxLength(200)),
  value: z.string().check(z.maxLength(10_000)),
  mapping: z.nullable(z.string()),
})
export type CustomFieldValue = z.infer<typeof CustomFieldValue>

/** A value with the type of its field, which says how to read it; null where the client has no such field any more. */
export const TypedFieldValue = z.extend(CustomFieldValue, { type: z.nullable(CustomFieldType) })
export type TypedFieldValue = z.infer<typeof TypedFieldValue>

export const PersonInfo = z.object({ firstName: z.string(), lastName: z.string(), email: z.email() })
export type PersonInfo = z.infer<typeof PersonInfo>

/** A PERSON_INFO value travels as a JSON text. */
export const writePersonInfo = (person: PersonInfo): string =>
  JSON.stringify({ firstName: person.firstName, lastName: person.lastName, email: person.email })

export function readPersonInfo(value: string): PersonInfo | undefined {
  try {
    return PersonInfo.parse(JSON.parse(value))
  } catch {
    return undefined
  }
}

/** What a form sends for a field. A field that nobody defined is a fault of the program, not of its user. */
export function customFieldValue(
  definitions: readonly CustomFieldDefinition[],
  fieldName: string,
  value: string,
): CustomFieldValue {
  const definition = definitions.find(({ name }) => name === fieldName)
  if (!definition) throw new Error(`There is no custom field "${fieldName}".`)
  return { fieldName, value, mapping: definition.mapping }
}

/** The choices of a SELECT_MANY_LIST travel as one text. */
export const joinChoices = (choices: readonly string[]): string => choices.join('|')
export const splitChoices = (value: string): string[] => (value === '' ? [] : value.split('|'))

type FieldInputs = Readonly<Record<string, string | undefined>>

/**
 * The fields that are part of a form filled in like this: one with conditions only while the first of them holds. What
 * stands in a field that is not part of the form decides about no other. Hidden fields are part of it, with their default.
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

/** Nobody can fill in a hidden field: it always says its default. */
const valueOfField = ({ visible, defaultValue }: CustomFieldDefinition, input: string | undefined) =>
  visible ? input : (defaultValue ?? undefined)

/** The provider's own walk-in client: requests that match no client belong to it. */
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

/** What the link of a client opens. Each purpose has a token of its own. */
export const LinkPurpose = z.enum(['createProject', 'signUp'])
export type LinkPurpose = z.infer<typeof LinkPurpose>

/**
 * How a visitor who is not signed in shows a tie to the client: a domain of its e-mail addresses, or the token of a
 * link. A token has to be right for its purpose, also for signed-in callers.
 */
const Tie = {
  emailDomain: z.optional(EmailDomain),
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** What the token is for; createProject unless given. */
  purpose: z.optional(LinkPurpose),
}
const ClientParams = z.object({ clientId: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

export const listClientConfigs = endpoint({
  name: 'listClientConfigs',
  summary: 'Clients of an e-mail domain, of a contact, or of external groups',
  tag: 'clients',
  method: 'GET',
  path: '/clientConfigs',
  access: 'anyone',
  query: z.object({
    emailDomain: z.optional(EmailDomain),
    contactEmail: z.optional(z.email()),
    /** Comma-joined. */
    externalGroups: z.optional(z.string().check(z.maxLength(4000))),
  }),
  reply: z.array(ClientConfig),
  refusals: [],
  example: { query: { emailDomain: 'harbor.example' }, reply: [exampleClient] },
})

export const getClientConfig = endpoint({
  name: 'getClientConfig',
  summary: 'One client',
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
  summary: 'The fields a client adds to its forms',
  tag: 'clients',
  method: 'GET',
  path: '/clientConfigs/{clientId}/customFieldDefinitions',
  access: 'anyone',
  params: ClientParams,
  query: z.object({
    ...Tie,
    /** Read in any case. */
    category: z.optional(z.pipe(z.string().check(z.toUpperCase()), CustomFieldCategory)),
  }),
  reply: z.array(CustomFieldDefinition),
  refusals: ['client_not_found'],
  example: {
    params: { clientId: 1001 },
    query: { category: 'PROJECT', emailDomain: 'harbor.example' },
    reply: [
      {
        name: 'Cost centre',
        type: 'INPUT_TEXT',
        required: true,
        visible: true,
        visibleIf: [],
        defaultValue: null,
        description: 'Four digits, as on your badge',
        options: [],
        validationRegex: '^\\d{4}$',
        validationMessage: 'A cost centre has four digits',
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
  summary: 'The languages a client may choose from, its preferred ones marked',
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
