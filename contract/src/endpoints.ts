import {
  assignClient,
  changeLocale,
  changeProfile,
  getEnabledApplications,
  getUserAccount,
  listLinkedClients,
} from './accounts/accounts.ts'
import { changeEmailSettings, getEmailSettings } from './accounts/email-settings.ts'
import { listLanguageGroups, saveLanguageGroups } from './accounts/language-groups.ts'
import {
  disableContactAccount,
  disableContactMfa,
  enableContactAccount,
  getIdentitySettings,
  listOrganizationClientContacts,
} from './accounts/organization.ts'
import {
  changeUserRole,
  disableUser,
  disableUserMfa,
  enableUser,
  listUserRoles,
  listUsers,
  resendUserConfirmation,
} from './accounts/users.ts'
import { exportActivity, listActivity } from './activity/activity.ts'
import { getAuthorizationUrl, getBranding } from './branding/branding.ts'
import { addClient, changeClient, getClientOverview, listClients } from './clients/administration.ts'
import {
  getClientConfig,
  listAvailableLanguages,
  listClientConfigs,
  listCustomFieldDefinitions,
} from './clients/clients.ts'
import { getContentPage, getLegalText, listFaq } from './content/content.ts'
import { acceptDelivery, reportProblem } from './deliveries/deliveries.ts'
import { deskEndpoints } from './desk/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createPresignedPost,
  findUploads,
  listUploadedParts,
  signParts,
  startMultipartUpload,
} from './files/files.ts'
import { getApiKeySettings, listClientApiKeys, revokeClientApiKey, switchApiKeys } from './identity/api-keys.ts'
import { identityEndpoints } from './identity/endpoints.ts'
import { endImpersonation, startImpersonation } from './identity/impersonation.ts'
import {
  archiveJobRequest,
  cancelJobRequest,
  getDownloadUrl,
  getJobRequest,
  getZipStatus,
  listJobRequests,
  listRequestNews,
  markRequestSeen,
  renameJobRequest,
  restoreJobRequest,
  undoCancelJobRequest,
  zipRequests,
  zipTranslatedFiles,
} from './job-requests/actions.ts'
import {
  addProjectFiles,
  addQuoteFiles,
  createJobRequest,
  createProject,
  createQuote,
  unauthenticatedCreateJobRequest,
} from './job-requests/create.ts'
import { getRequestDefaults } from './job-requests/defaults.ts'
import { enterRequestCode, sendRequestCode } from './job-requests/request-codes.ts'
import {
  changeRequestTemplate,
  createRequestTemplate,
  deleteRequestTemplate,
  listRequestTemplates,
} from './job-requests/templates.ts'
import { machineTranslationEndpoints } from './machine-translation/endpoints.ts'
import { getAttachmentUrl, listMessages, sendMessage } from './messages/messages.ts'
import { listOutbox } from './outbox/outbox.ts'
import { procurementEndpoints } from './procurement/endpoints.ts'
import { estimateForVisitor, estimateRequest } from './quotes/estimates.ts'
import { getPaymentDefaults } from './quotes/payments.ts'
import { getQuoteForecast, requestNewQuote } from './quotes/pending-quotes.ts'
import { acceptAutoQuote, acceptQuote, getAutoQuote, rejectAutoQuote, rejectQuote } from './quotes/quotes.ts'
import { listClientsWithRates, listRates, saveRates } from './quotes/rates.ts'
import { listCountries, listLanguages, listLltsLanguages, listProvinces } from './reference/reference.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import {
  inviteToClient,
  listClientInvitations,
  resendClientInvitation,
  revokeClientInvitation,
} from './sign-up/client-invitations.ts'
import {
  inviteColleagues,
  listInvitations,
  openInvitation,
  resendInvitation,
  revokeInvitation,
} from './sign-up/invitations.ts'
import {
  confirmEmail,
  createUserAccount,
  sendEmailVerificationCode,
  validateEmailVerificationCode,
} from './sign-up/sign-up.ts'
import {
  acceptStaffInvitation,
  inviteStaff,
  listStaffInvitations,
  resendStaffInvitation,
  revokeStaffInvitation,
} from './sign-up/staff-invitations.ts'
import { statisticsEndpoints } from './statistics/endpoints.ts'
import { submitToXtrf } from './translation-management/translation-management.ts'
import { writeUiLogs } from './ui-logs/ui-logs.ts'

/** An endpoint whose schemas are not known statically. */
export type AnyEndpoint = Endpoint

/** The version of the OpenAPI document and of the generated client. */
export const apiVersion = '0.8.0'

/** All endpoints, in the order of the documentation. */
export const endpoints: readonly AnyEndpoint[] = [
  getUserAccount,
  getEnabledApplications,
  listLinkedClients,
  assignClient,
  changeLocale,
  changeProfile,
  getEmailSettings,
  changeEmailSettings,
  startImpersonation,
  endImpersonation,
  listUsers,
  listUserRoles,
  changeUserRole,
  listClients,
  getClientOverview,
  addClient,
  changeClient,
  listClientInvitations,
  inviteToClient,
  resendClientInvitation,
  revokeClientInvitation,
  listClientApiKeys,
  revokeClientApiKey,
  getApiKeySettings,
  switchApiKeys,
  listStaffInvitations,
  inviteStaff,
  resendStaffInvitation,
  revokeStaffInvitation,
  acceptStaffInvitation,
  disableUserMfa,
  enableUser,
  disableUser,
  resendUserConfirmation,
  listLanguageGroups,
  saveLanguageGroups,

  createUserAccount,
  confirmEmail,
  sendEmailVerificationCode,
  validateEmailVerificationCode,

  ...identityEndpoints,

  listOrganizationClientContacts,
  getIdentitySettings,
  disableContactMfa,
  enableContactAccount,
  disableContactAccount,
  listActivity,
  exportActivity,
  listInvitations,
  inviteColleagues,
  resendInvitation,
  revokeInvitation,
  openInvitation,

  createJobRequest,
  unauthenticatedCreateJobRequest,
  createProject,
  addProjectFiles,
  createQuote,
  addQuoteFiles,
  listJobRequests,
  listRequestNews,
  markRequestSeen,
  zipRequests,
  getJobRequest,
  sendRequestCode,
  enterRequestCode,
  getRequestDefaults,
  listRequestTemplates,
  createRequestTemplate,
  changeRequestTemplate,
  deleteRequestTemplate,
  renameJobRequest,
  archiveJobRequest,
  restoreJobRequest,
  cancelJobRequest,
  undoCancelJobRequest,
  getDownloadUrl,
  zipTranslatedFiles,
  getZipStatus,
  listMessages,
  sendMessage,
  getAttachmentUrl,
  acceptDelivery,
  reportProblem,
  submitToXtrf,

  ...machineTranslationEndpoints,

  estimateRequest,
  estimateForVisitor,
  getAutoQuote,
  getPaymentDefaults,
  acceptAutoQuote,
  rejectAutoQuote,
  requestNewQuote,
  getQuoteForecast,
  acceptQuote,
  rejectQuote,
  listClientsWithRates,
  listRates,
  saveRates,

  ...deskEndpoints,

  ...statisticsEndpoints,

  ...reportEndpoints,

  ...procurementEndpoints,

  listClientConfigs,
  getClientConfig,
  listCustomFieldDefinitions,
  listAvailableLanguages,

  listLanguages,
  listLltsLanguages,
  listCountries,
  listProvinces,

  createPresignedPost,
  startMultipartUpload,
  signParts,
  findUploads,
  listUploadedParts,
  completeMultipartUpload,
  abortMultipartUpload,

  getBranding,
  getAuthorizationUrl,
  getContentPage,
  getLegalText,
  listFaq,

  writeUiLogs,

  listOutbox,
]
