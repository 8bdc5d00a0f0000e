/** Names of the form by paths of the API, for what the server finds wrong. */
export const apiNames = {
  name: 'projectName',
  requestorEmail: 'email',
  requestorFirstName: 'firstName',
  requestorLastName: 'lastName',
  sourceLanguage: 'sourceLanguageId',
  targetLanguages: 'targetLanguageIds',
  externalReferenceId: 'reference',
  ...addressNames('contactAddress'),
  ...addressNames('contactInfo'),
  'contactInfo.firstName': 'firstName',
  'contactInfo.lastName': 'lastName',
}

function addressNames(parent: string): Record<string, string> {
  return {
    [`${parent}.address1`]: 'addressLine1',
    [`${parent}.address2`]: 'addressLine2',
    [`${parent}.city`]: 'city',
    [`${parent}.province`]: 'provinceId',
    [`${parent}.zipCode`]: 'zip',
    [`${parent}.country`]: 'countryId',
    [`${parent}.phoneNumber`]: 'phone',
    [`${parent}.email`]: 'email',
  }
}
