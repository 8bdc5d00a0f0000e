import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { getEnabledApplications, UserAccount } from '../accounts/accounts.ts'
import { ApplicationId } from './applications.ts'
import {
  ClientConfig,
  CreateProjectSettings,
  CustomFieldDefinition,
  CustomFieldType,
  CustomFieldValue,
  fieldsInUse,
  getClientConfig,
  joinChoices,
  listCustomFieldDefinitions,
  ProjectSubmissionMode,
  readPersonInfo,
  splitChoices,
  walkInClientId,
  writePersonInfo,
} from './clients.ts'

const client = ClientConfig.parse(getClientConfig.example.reply)
const field = CustomFieldDefinition.parse(listCustomFieldDefinitions.example.reply?.[0])
const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

function expectNoneMissing(schema: z.ZodMiniType, example: object, fields: string): void {
  expect(accepts(schema, example)).toBe(true)
  for (const name of fields.split(' ')) {
    expect(example).toHaveProperty(name)
    expect(accepts(schema, { ...example, [name]: undefined }), `without ${name}`).toBe(false)
  }
}

const plainField: CustomFieldDefinition = {
  name: 'F',
  type: 'INPUT_TEXT',
  required: false,
  visible: true,
  visibleIf: [],
  defaultValue: null,
  description: null,
  options: [],
  validationRegex: null,
  validationMessage: null,
  disabled: false,
  mapping: null,
  category: 'PROJECT',
  filterType: null,
}

describe('a client', () => {
  it('CLIENT-01 has these fields', () => {
    expectNoneMissing(
      ClientConfig,
      client,
      'clientId status companyName clientName logoUrl bannerUrl instructionalText signUpToken createProjectToken ' +
        'allowedEmailDomains disableSelfRegistration selectableWorkflows projectSubmissionMode ' +
        'submissionModeConditions projectSubmissionFooterMessage createProjectSettings',
    )
    expect(accepts(ClientConfig, { ...client, status: 'INACTIVE' })).toBe(true)
    expect(accepts(ClientConfig, { ...client, status: 'active' })).toBe(false)
    for (const clientId of ['1001', 0, -1, 10.5]) expect(accepts(ClientConfig, { ...client, clientId })).toBe(false)
  })

  it('CLIENT-02 offers workflows with a label and the service behind it', () => {
    const withWorkflow = (workflow: object) => ({ ...client, selectableWorkflows: [workflow] })
    expect(accepts(ClientConfig, withWorkflow({ label: 'Certified', xtrfServiceId: 12 }))).toBe(true)
    expect(accepts(ClientConfig, withWorkflow({ label: 'Certified' }))).toBe(false)
    expect(accepts(ClientConfig, withWorkflow({ xtrfServiceId: 12 }))).toBe(false)
  })

  it('CLIENT-03 has conditions for its submission mode: a field and its value', () => {
    const withCondition = (condition: object) => ({ ...client, submissionModeConditions: [condition] })
    expect(accepts(ClientConfig, withCondition({ fieldName: 'Urgent', value: 'true' }))).toBe(true)
    expect(accepts(ClientConfig, withCondition({ fieldName: 'Urgent' }))).toBe(false)
    expect(accepts(ClientConfig, withCondition({ value: 'true' }))).toBe(false)
  })

  it('CLIENT-04 has one of five submission modes, or none', () => {
    expect(ProjectSubmissionMode.options).toEqual([
      'SUBMIT_FOR_ESTIMATION',
      'SUBMIT_FOR_TRANSLATION',
      'BOTH',
      'SUBMIT_FOR_ESTIMATION_EXCEPT',
      'SUBMIT_FOR_TRANSLATION_EXCEPT',
    ])
    for (const projectSubmissionMode of [null, ...ProjectSubmissionMode.options]) {
      expect(accepts(ClientConfig, { ...client, projectSubmissionMode })).toBe(true)
    }
    expect(accepts(ClientConfig, { ...client, projectSubmissionMode: 'NEITHER' })).toBe(false)
  })

  it('CLIENT-05 has settings for its create form', () => {
    expectNoneMissing(
      CreateProjectSettings,
      client.createProjectSettings,
      'skipEmailDomainValidation disableUnauthenticatedSubmissions sourceLanguage targetLanguages',
    )
  })

  it('CLIENT-06 presets, hides or locks the languages of its create form', () => {
    const { sourceLanguage, targetLanguages } = CreateProjectSettings.shape
    const flags = { isHidden: true, isDisabled: true, disableShowAllLanguages: true }
    const english = { name: 'English', xtrfId: 74 }
    expectNoneMissing(
      sourceLanguage,
      { defaultLanguage: english, ...flags },
      'defaultLanguage isHidden isDisabled disableShowAllLanguages',
    )
    expectNoneMissing(
      targetLanguages,
      { defaultLanguages: [english], ...flags },
      'defaultLanguages isHidden isDisabled disableShowAllLanguages',
    )
    expect(accepts(sourceLanguage, { defaultLanguage: null, ...flags })).toBe(true)
    expect(accepts(sourceLanguage, { defaultLanguage: { name: 'English' }, ...flags })).toBe(false)
    expect(accepts(targetLanguages, { defaultLanguages: [{ xtrfId: 74 }], ...flags })).toBe(false)
  })

  it('CLIENT-07 shows its users whether it has MFA and organization management', () => {
    const inAccount = UserAccount.shape.clientConfig
    expect(inAccount.parse(client)).toMatchObject({ isMfaEnabled: true, isOrgManagementEnabled: true })
    expectNoneMissing(inAccount, client, 'isMfaEnabled isOrgManagementEnabled')
    expect(inAccount.parse(null)).toBeNull()
  })

  it('CLIENT-20 of walk-in requests has the id 227', () => {
    expect(walkInClientId).toBe(227)
    expect(accepts(ClientConfig, { ...client, clientId: walkInClientId })).toBe(true)
  })
})

describe('a custom field', () => {
  it('CLIENT-11 is defined by these fields', () => {
    expectNoneMissing(
      CustomFieldDefinition,
      field,
      'name type required visible visibleIf defaultValue description options validationRegex validationMessage ' +
        'disabled mapping category filterType',
    )
    const visibleIf = [{ fieldName: 'Urgent', value: 'true' }]
    for (const right of [{ category: 'USER' }, { category: 'PROJECT' }, { filterType: 'DATE' }, { visibleIf }]) {
      expect(CustomFieldDefinition.parse({ ...field, ...right })).toMatchObject(right)
    }
    for (const wrong of [{ category: 'ORDER' }, { filterType: 'TEXT' }, { visibleIf: [{ fieldName: 'Urgent' }] }]) {
      expect(accepts(CustomFieldDefinition, { ...field, ...wrong })).toBe(false)
    }
  })

  it('CLIENT-12 has one of eight types', () => {
    expect(CustomFieldType.options.join(' ')).toBe(
      'INPUT_TEXT LISTONLY LIST SELECT_MANY_LIST DATE TEXT_AREA CHECKBOX PERSON_INFO',
    )
    expect(accepts(CustomFieldDefinition, { ...field, type: 'NUMBER' })).toBe(false)
  })

  it('CLIENT-13 has a value with its field name and mapping', () => {
    expectNoneMissing(
      CustomFieldValue,
      { fieldName: 'Cost center', value: '4711', mapping: 'costCentre' },
      'fieldName value mapping',
    )
    expect(accepts(CustomFieldValue, { fieldName: 'Cost center', value: '4711', mapping: null })).toBe(true)
    expect(accepts(CustomFieldValue, { fieldName: '', value: '4711', mapping: null })).toBe(false)
    expect(accepts(CustomFieldValue, { fieldName: 'Cost center', value: 4711, mapping: null })).toBe(false)
  })

  it('CLIENT-14 about a person is serialized as JSON with names and email address', () => {
    const person = { firstName: 'Ōe', lastName: 'O"Neill', email: 'oe@harbor.example' }
    expect(JSON.parse(writePersonInfo(person))).toEqual(person)
    expect(Object.keys(JSON.parse(writePersonInfo({ ...person, password: 'secret' } as never)))).toEqual([
      'firstName',
      'lastName',
      'email',
    ])
    expect(readPersonInfo(writePersonInfo(person))).toEqual(person)
    for (const bad of ['', 'Ada', '{}', 'null', '{"firstName":"A","lastName":"B","email":"no address"}']) {
      expect(readPersonInfo(bad)).toBeUndefined()
    }
  })

  it('CLIENT-15 with several choices joins them by a pipe', () => {
    expect(joinChoices(['Print', 'Web', 'Social media'])).toBe('Print|Web|Social media')
    expect(joinChoices([])).toBe('')
    for (const choices of [[], ['Print'], ['Print', 'Web', 'Social media']]) {
      expect(splitChoices(joinChoices(choices))).toEqual(choices)
    }
  })

  it('CLIENT-16 is shown if the first of its conditions holds, regardless of the others', () => {
    const urgent = { fieldName: 'Urgent', value: 'true' }
    const print = { fieldName: 'Medium', value: 'Print' }
    const field = (name: string, more: object = {}) => ({ ...plainField, name, ...more })
    const fields = [field('Urgent'), field('Medium'), field('Why', { visibleIf: [urgent, print] })]
    const used = (inputs: Record<string, string>) => fieldsInUse(fields, inputs).map(({ name }) => name)
    expect(used({ Urgent: 'true', Medium: 'Web' })).toContain('Why')
    expect(used({ Urgent: 'true' })).toContain('Why')
    expect(used({ Urgent: 'false', Medium: 'Print' })).not.toContain('Why')
    expect(used({ Medium: 'Print' })).not.toContain('Why')
  })

  it('CLIENT-16 that is hidden has its default value, also in other fields’ conditions', () => {
    const hidden = { ...plainField, name: 'Kind', visible: false, defaultValue: 'Legal' }
    const by = { ...plainField, name: 'Court', visibleIf: [{ fieldName: 'Kind', value: 'Legal' }] }
    expect(fieldsInUse([hidden, by], {})).toEqual([hidden, by])
    expect(fieldsInUse([{ ...hidden, defaultValue: null }, by], { Kind: 'Legal' })).toHaveLength(1)
  })
})

describe('an application', () => {
  it('CLIENT-21 is one of twelve, and the server returns which are enabled', () => {
    expect(ApplicationId.options.join(' ')).toBe(
      'createProject xtrfDashboard invoices llsInterpretingService languageLineConnect websiteProxy connector ' +
        'machineTranslation quickTranslation consoleHelp reports coupa',
    )
    expect(getEnabledApplications).toMatchObject({ method: 'GET', path: '/userAccount/enabledApplications' })
    expect(accepts(getEnabledApplications.reply!, { applicationIds: ['reports', 'coupa'] })).toBe(true)
    expect(accepts(getEnabledApplications.reply!, { applicationIds: ['minesweeper'] })).toBe(false)
  })
})
