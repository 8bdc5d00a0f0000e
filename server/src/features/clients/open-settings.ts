import type { ClientConfig } from '@portolan/contract/clients/clients'

/** Any language may be chosen. */
export const freeChoice = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }

/** The settings of a client whose form restricts nothing. */
export const openSettings: ClientConfig['createProjectSettings'] = {
  skipEmailDomainValidation: false,
  disableUnauthenticatedSubmissions: false,
  sourceLanguage: { defaultLanguage: null, ...freeChoice },
  targetLanguages: { defaultLanguages: [], ...freeChoice },
}
