import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'

export type DemoField = Pick<CustomFieldDefinition, 'name' | 'type'> & Partial<CustomFieldDefinition>

/** Defaults of a custom field. */
export const plainField: Omit<CustomFieldDefinition, 'name' | 'type'> = {
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

/** Harbor Health has a project field of each type, one conditional, one with a pattern; and one field of its users. */
export const demoFields: Readonly<Record<number, readonly DemoField[]>> = {
  1001: [
    {
      name: 'Cost center',
      type: 'INPUT_TEXT',
      required: true,
      description: 'Four digits, as on your badge',
      validationRegex: '^\\d{4}$',
      validationMessage: 'A cost center has four digits',
      mapping: 'costCentre',
    },
    {
      name: 'Department',
      type: 'LISTONLY',
      required: true,
      options: ['Cardiology', 'Maternity', 'Oncology', 'Patient services', 'Pharmacy'],
      mapping: 'department',
    },
    {
      name: 'Document type',
      type: 'LIST',
      options: ['Consent form', 'Discharge instructions', 'Letter', 'Leaflet'],
      description: 'Choose one, or write your own',
    },
    {
      name: 'Sites',
      type: 'SELECT_MANY_LIST',
      options: ['Harbor Main', 'Harbor East', 'Harbor Children', 'Telehealth'],
    },
    {
      name: 'Needed in clinic on',
      type: 'DATE',
      filterType: 'DATE',
      description: 'Leave empty if there is no fixed day',
    },
    {
      name: 'Reading level',
      type: 'TEXT_AREA',
      visibleIf: [{ fieldName: 'Document type', value: 'Leaflet' }],
      description: 'Who will read the leaflet?',
    },
    { name: 'Contains patient data', type: 'CHECKBOX', defaultValue: 'false' },
    { name: 'Clinical reviewer', type: 'PERSON_INFO', description: 'Who can answer questions about the content' },
    { name: 'Badge number', type: 'INPUT_TEXT', category: 'USER', required: true, mapping: 'badgeNumber' },
  ],
  1002: [
    {
      name: 'Urgent',
      type: 'CHECKBOX',
      defaultValue: 'false',
      description: 'Urgent claims go straight to translation',
    },
    { name: 'Claim number', type: 'INPUT_TEXT', mapping: 'claimNumber' },
  ],
}
