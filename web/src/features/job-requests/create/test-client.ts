import type { ClientConfig } from '@portolan/contract/clients/clients'
import type { Language } from '@portolan/contract/reference/reference'

const freeChoice = { isHidden: false, isDisabled: false, disableShowAllLanguages: false }

/** By default a client without any restrictions. */
export const testClient = (
  more: Partial<ClientConfig> = {},
  settings: Partial<ClientConfig['createProjectSettings']> = {},
): ClientConfig => ({
  clientId: 1001,
  status: 'ACTIVE',
  companyName: 'Harbor Health, Inc.',
  clientName: 'Harbor Health',
  logoUrl: null,
  bannerUrl: null,
  instructionalText: null,
  signUpToken: null,
  createProjectToken: null,
  allowedEmailDomains: ['harbor.example'],
  disableSelfRegistration: false,
  selectableWorkflows: [],
  projectSubmissionMode: null,
  submissionModeConditions: [],
  projectSubmissionFooterMessage: null,
  createProjectSettings: {
    skipEmailDomainValidation: false,
    disableUnauthenticatedSubmissions: false,
    sourceLanguage: { defaultLanguage: null, ...freeChoice },
    targetLanguages: { defaultLanguages: [], ...freeChoice },
    ...settings,
  },
  isMfaEnabled: false,
  isOrgManagementEnabled: false,
  ...more,
})

const language = (id: string, name: string, xtrfId: number, preferred = false): Language => ({
  id,
  name,
  englishName: name,
  preferred,
  isDisabled: false,
  bcp47: id,
  direction: 'ltr',
  xtrfId,
  xl8FileTranslationId: null,
  xl8SyncId: null,
  xl8DubbingId: null,
})

export const testLanguages = [
  language('enu', 'English', 1),
  language('fra', 'French', 2, true),
  language('deu', 'German', 3),
]
