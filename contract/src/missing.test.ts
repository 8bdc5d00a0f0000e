import { expect, it } from 'vitest'
import { customFieldValue, listCustomFieldDefinitions } from './clients/clients.ts'

it('CLIENT-22 throws an internal error for a custom field without a definition, and returns the mapping of a defined one', () => {
  const definitions = [...(listCustomFieldDefinitions.example.reply ?? [])]
  expect(customFieldValue(definitions, 'Cost center', '1234')).toEqual({
    fieldName: 'Cost center',
    value: '1234',
    mapping: 'costCentre',
  })
  expect(() => customFieldValue(definitions, 'Color', 'blue')).toThrow('There is no custom field "Color"')
})
