import { expect, it } from 'vitest'
import { customFieldValue, listCustomFieldDefinitions } from './clients/clients.ts'

it('CLIENT-22 throws an internal error for a custom field without a definition, and returns the mapping of a defined one', () => {
  const definitions = [...(listCustomFieldDefinitions.example.reply ?? [])]
  expect(customFieldValue(definitions, 'Cost centre', '1234')).toEqual({
    fieldName: 'Cost centre',
    value: '1234',
    mapping: 'costCentre',
  })
  expect(() => customFieldValue(definitions, 'Colour', 'blue')).toThrow('There is no custom field "Colour"')
})
