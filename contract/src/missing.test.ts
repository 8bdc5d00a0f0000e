import { describe, expect, it } from 'vitest'
import { getUserAccount, requireClientConfig, UserAccount } from './accounts.ts'
import { customFieldValue, listCustomFieldDefinitions } from './clients.ts'

describe('CLIENT-22 what has to be there and is not is thrown as an internal error', () => {
  it('a missing client config', () => {
    const account = UserAccount.parse(getUserAccount.example.reply)
    expect(() => requireClientConfig(account)).toThrow('has no client config')
  })

  it('a missing custom-field definition; one that is there gives its mapping', () => {
    const definitions = [...(listCustomFieldDefinitions.example.reply ?? [])]
    expect(customFieldValue(definitions, 'Cost centre', '1234')).toEqual({
      fieldName: 'Cost centre',
      value: '1234',
      mapping: 'costCentre',
    })
    expect(() => customFieldValue(definitions, 'Colour', 'blue')).toThrow('There is no custom field "Colour"')
  })
})
