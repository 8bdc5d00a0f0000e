import { en as fields } from '@portolan/contract/errors/fields/en'

export const en = {
  ...fields,
  chooseAtLeastOne: 'Choose at least one',
  invalidEmail: 'Invalid email format',
  invalidUrl: 'Enter a web address such as https://example.com/file.docx',
  invalidDate: 'Enter a date as MM/DD/YYYY',
  invalidNumber: 'Enter a number',
  notWhole: 'Enter a whole number',
  tooManyDecimals: { one: 'At most {count} decimal', other: 'At most {count} decimals' },
  notAbove: 'Enter more than {limit}',
  notBelow: 'Enter less than {limit}',
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
} as const
