import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'

/** By default an optional line of text about a project. */
export const testField = (name: string, more: Partial<CustomFieldDefinition> = {}): CustomFieldDefinition => ({
  name,
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
  ...more,
})
