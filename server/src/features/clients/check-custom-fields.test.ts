import { type CustomFieldDefinition, writePersonInfo } from '@portolan/contract/clients/clients'
import { fieldMessage } from '@portolan/contract/errors/catalog'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { checkCustomFields } from './check-custom-fields.ts'

const plain: Omit<CustomFieldDefinition, 'name' | 'type'> = {
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
  category: 'USER',
  filterType: null,
}
const field = (type: CustomFieldDefinition['type'], rest: Partial<CustomFieldDefinition> = {}) => ({
  ...plain,
  name: 'F',
  type,
  ...rest,
})
const sent = (value: string, fieldName = 'F') => ({ fieldName, value, mapping: 'made up' })

/** The messages of a refusal, or the stored values. */
function check(definitions: CustomFieldDefinition[], ...values: ReturnType<typeof sent>[]) {
  try {
    return checkCustomFields(definitions, values, 'customFieldValues').map(
      ({ fieldName, value }) => `${fieldName}=${value}`,
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.fields?.map((field) => fieldMessage(field.code, 'params' in field ? field.params : undefined))
  }
}

describe('custom fields on the server', () => {
  it.each([
    ['INPUT_TEXT', {}, 'anything', ['F=anything']],
    ['INPUT_TEXT', { required: true }, '  ', ['Required']],
    ['INPUT_TEXT', { validationRegex: '^\\d{4}$' }, '12', ['Invalid format']],
    ['INPUT_TEXT', { validationRegex: '^\\d{4}$', validationMessage: 'Four digits' }, 'x', ['Four digits']],
    ['INPUT_TEXT', { validationRegex: '^\\d{4}$' }, ' 1234 ', ['F=1234']],
    ['INPUT_TEXT', { validationRegex: '(' }, 'x', ['F=x']],
    ['INPUT_TEXT', { validationRegex: '^\\d{4}$' }, '', []],
    ['TEXT_AREA', { required: true }, 'two\nlines', ['F=two\nlines']],
    ['LISTONLY', { options: ['a', 'b'] }, 'c', ['This is not one of the options']],
    ['LISTONLY', { options: ['a', 'b'] }, 'b', ['F=b']],
    ['LIST', { options: ['a', 'b'] }, 'my own', ['F=my own']],
    ['SELECT_MANY_LIST', { options: ['a', 'b'] }, 'a|b', ['F=a|b']],
    ['SELECT_MANY_LIST', { options: ['a', 'b'] }, 'a|c', ['This is not one of the options']],
    ['DATE', {}, '2026-02-28', ['F=2026-02-28']],
    ['DATE', {}, '2026-02-30', ['A date is written as YYYY-MM-DD']],
    ['CHECKBOX', {}, 'true', ['F=true']],
    ['CHECKBOX', {}, 'false', ['F=false']],
    ['CHECKBOX', {}, 'yes', ['This is either true or false']],
    ['CHECKBOX', { required: true }, 'false', ['Required']],
    ['PERSON_INFO', {}, 'Helen', ['Invalid format']],
    ['PERSON_INFO', {}, '{}', ['First name is required.']],
    ['PERSON_INFO', { required: true }, '', ['First name is required.']],
    ['PERSON_INFO', {}, '{"firstName":"H","email":"a@b.co"}', ['Last name is required.']],
    [
      'PERSON_INFO',
      {},
      writePersonInfo({ firstName: ' ', lastName: 'M', email: 'a@b.co' }),
      ['First name is required.'],
    ],
    ['PERSON_INFO', {}, writePersonInfo({ firstName: 'H', lastName: '', email: 'a@b.co' }), ['Last name is required.']],
    [
      'PERSON_INFO',
      {},
      writePersonInfo({ firstName: 'H', lastName: 'M', email: 'a' }),
      ['A valid email address is required.'],
    ],
  ] as const)('REQ-38 REQ-39 %s %o takes %o as %o', (type, rest, value, outcome) => {
    expect(check([field(type, rest as Partial<CustomFieldDefinition>)], sent(value))).toEqual(outcome)
  })

  it('are neither checked nor stored if they do not apply', () => {
    const hidden = field('INPUT_TEXT', { name: 'Hidden', visible: false, required: true })
    const type = field('LIST', { name: 'Type' })
    const level = field('INPUT_TEXT', {
      name: 'Level',
      required: true,
      visibleIf: [{ fieldName: 'Type', value: 'Leaflet' }],
    })
    const reader = field('INPUT_TEXT', { name: 'Reader', visibleIf: [{ fieldName: 'Level', value: 'B1' }] })
    const all = [hidden, type, level, reader]
    expect(check(all, sent('Poster', 'Type'), sent('B1', 'Level'), sent('All', 'Reader'))).toEqual(['Type=Poster'])
    expect(check(all, sent('Leaflet', 'Type'))).toEqual(['Required'])
    expect(check(all, sent('Leaflet', 'Type'), sent('B1', 'Level'), sent('All', 'Reader'))).toEqual([
      'Type=Leaflet',
      'Level=B1',
      'Reader=All',
    ])
  })

  it('CLIENT-13 store the default of a hidden field without checking what was sent', () => {
    const kind = field('INPUT_TEXT', {
      name: 'Kind',
      visible: false,
      required: true,
      defaultValue: 'Legal',
      mapping: 'k',
    })
    const court = field('INPUT_TEXT', { name: 'Court', visibleIf: [{ fieldName: 'Kind', value: 'Legal' }] })
    const never = field('INPUT_TEXT', {
      name: 'Never',
      visible: false,
      defaultValue: 'x',
      visibleIf: [{ fieldName: 'Kind', value: 'Medical' }],
    })
    const all = [kind, court, never]
    expect(check(all)).toEqual(['Kind=Legal'])
    expect(check(all, sent('Medical', 'Kind'), sent('Supreme', 'Court'))).toEqual(['Kind=Legal', 'Court=Supreme'])
    expect(checkCustomFields([kind], [], 'customFields')).toEqual([{ fieldName: 'Kind', value: 'Legal', mapping: 'k' }])
  })

  it("store the client's value of a disabled field, and its mapping", () => {
    const fixed = field('INPUT_TEXT', { disabled: true, defaultValue: 'Boston', mapping: 'site' })
    expect(checkCustomFields([fixed], [sent('Paris')], 'customFieldValues')).toEqual([
      { fieldName: 'F', value: 'Boston', mapping: 'site' },
    ])
  })

  it('refuse unknown and duplicate names', () => {
    expect(check([field('INPUT_TEXT')], sent('x', '__proto__'))).toEqual(['There is no such field'])
    expect(check([field('INPUT_TEXT')], sent('x'), sent('y'))).toEqual(['This field was sent twice'])
  })
})
