/** Field errors of custom fields. */
export const messages = {
  noSuchField: 'There is no such field',
  givenTwice: 'This field was sent twice',
  required: 'Required',
  invalidFormat: 'Invalid format',
  notAnOption: 'This is not one of the options',
  notADate: 'A date is written as YYYY-MM-DD',
  notTrueOrFalse: 'This is either true or false',
  firstNameRequired: 'First name is required.',
  lastNameRequired: 'Last name is required.',
  emailRequired: 'A valid email address is required.',
  patternInvalid: 'This is not a valid pattern',
  patternNotLinear: 'Patterns cannot look ahead or behind, refer back to a group, or repeat more than 1,000 times',
} as const
