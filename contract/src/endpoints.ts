import { assignClient, getEnabledApplications, getUserAccount, listLinkedClients } from './accounts.ts'
import { getAuthorizationUrl, getBranding } from './branding.ts'
import { getClientConfig, listAvailableLanguages, listClientConfigs, listCustomFieldDefinitions } from './clients.ts'
import { getContentPage, getLegalText, listFaq } from './content.ts'
import { countDeskOrders, getDeskOrder, listDeskOrders, listDeskPeople } from './desk.ts'
import {
  assignDeskOrder,
  cancelDeskOrder,
  completeDeskOrder,
  deliverDeskOrder,
  finishQaJob,
  markPaid,
  priceDeskOrder,
  requoteDeskOrder,
  retryDeskOrder,
  sendDeskOrderToQa,
  sendPaymentLink,
  submitDeskOrder,
  takeInDeskOrder,
  turnAwayDeskOrder,
  withdrawDelivery,
} from './desk-actions.ts'
import type { Endpoint } from './endpoint.ts'
import { estimateRequest } from './estimates.ts'
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createPresignedPost,
  listUploadedParts,
  signParts,
  startMultipartUpload,
} from './files.ts'
import { endImpersonation, startImpersonation } from './impersonation.ts'
import {
  archiveJobRequest,
  cancelJobRequest,
  getDownloadUrl,
  getJobRequest,
  getZipStatus,
  listJobRequests,
  renameJobRequest,
  restoreJobRequest,
  zipTranslatedFiles,
} from './job-request-actions.ts'
import {
  addProjectFiles,
  addQuoteFiles,
  createJobRequest,
  createProject,
  createQuote,
  unauthenticatedCreateJobRequest,
} from './job-request-creation.ts'
import { listLanguageGroups, saveLanguageGroups } from './language-groups.ts'
import { listMessages, sendMessage } from './messages.ts'
import {
  disableContactAccount,
  disableContactMfa,
  enableContactAccount,
  getIdentitySettings,
  listOrganizationClientContacts,
} from './organization.ts'
import { listOutbox } from './outbox.ts'
import { getPaymentDefaults } from './payments.ts'
import { initializeLogIn, openPunchout } from './punchout.ts'
import { acceptAutoQuote, acceptQuote, getAutoQuote, rejectAutoQuote, rejectQuote } from './quotes.ts'
import { listRates, saveRates } from './rates.ts'
import { listCountries, listLanguages, listLltsLanguages, listProvinces } from './reference.ts'
import { enterRequestCode, sendRequestCode } from './request-codes.ts'
import {
  addPasskey,
  changePassword,
  disableMfa,
  enableMfa,
  getAccountSecurity,
  removePasskey,
  renewRecoveryCodes,
  startMfaSetup,
  startPasskey,
} from './security.ts'
import { endUserSession, listUserSessions, signOutEverywhere } from './sessions.ts'
import { confirmEmail, createUserAccount, sendEmailVerificationCode, validateEmailVerificationCode } from './sign-up.ts'
import {
  projectCoordinatorCompletedStats,
  projectCoordinatorCurrentStats,
  projectCoordinatorCurrentUnassignedStats,
  projectManagerStats,
  qaSpecialistStats,
  staffListCsv,
  statsDueToday,
  statsPastDue,
} from './staff-lists.ts'
import {
  fohCompletedProjectStats,
  fohCurrentProjectStats,
  fohPendingReviewStats,
  loadPerPerson,
  pastDueHeat,
  projectStats,
  qaStats,
  quoteStats,
  turnaroundTrend,
} from './statistics.ts'
import { submitToXtrf } from './translation-management.ts'
import { writeUiLogs } from './ui-logs.ts'

/** An endpoint whose schemas are not known where it is read. */
export type AnyEndpoint = Endpoint

/** The version of the promise: of the OpenAPI document and of the generated client. */
export const apiVersion = '0.8.0'

/** Every endpoint of the house, in the order the documentation tells them. */
export const endpoints: readonly AnyEndpoint[] = [
  getUserAccount,
  getEnabledApplications,
  listLinkedClients,
  assignClient,
  startImpersonation,
  endImpersonation,
  listLanguageGroups,
  saveLanguageGroups,

  createUserAccount,
  confirmEmail,
  sendEmailVerificationCode,
  validateEmailVerificationCode,

  getAccountSecurity,
  changePassword,
  startMfaSetup,
  enableMfa,
  disableMfa,
  renewRecoveryCodes,
  startPasskey,
  addPasskey,
  removePasskey,
  listUserSessions,
  endUserSession,
  signOutEverywhere,

  listOrganizationClientContacts,
  getIdentitySettings,
  disableContactMfa,
  enableContactAccount,
  disableContactAccount,

  createJobRequest,
  unauthenticatedCreateJobRequest,
  createProject,
  addProjectFiles,
  createQuote,
  addQuoteFiles,
  listJobRequests,
  getJobRequest,
  sendRequestCode,
  enterRequestCode,
  renameJobRequest,
  archiveJobRequest,
  restoreJobRequest,
  cancelJobRequest,
  getDownloadUrl,
  zipTranslatedFiles,
  getZipStatus,
  listMessages,
  sendMessage,
  submitToXtrf,

  estimateRequest,
  getAutoQuote,
  getPaymentDefaults,
  acceptAutoQuote,
  rejectAutoQuote,
  acceptQuote,
  rejectQuote,
  listRates,
  saveRates,

  listDeskOrders,
  countDeskOrders,
  listDeskPeople,
  getDeskOrder,
  assignDeskOrder,
  takeInDeskOrder,
  priceDeskOrder,
  turnAwayDeskOrder,
  retryDeskOrder,
  submitDeskOrder,
  requoteDeskOrder,
  deliverDeskOrder,
  withdrawDelivery,
  sendDeskOrderToQa,
  finishQaJob,
  completeDeskOrder,
  cancelDeskOrder,
  sendPaymentLink,
  markPaid,

  projectStats,
  quoteStats,
  fohPendingReviewStats,
  fohCurrentProjectStats,
  fohCompletedProjectStats,
  qaStats,
  qaSpecialistStats,
  projectManagerStats,
  projectCoordinatorCurrentStats,
  projectCoordinatorCurrentUnassignedStats,
  projectCoordinatorCompletedStats,
  statsPastDue,
  statsDueToday,
  staffListCsv,
  turnaroundTrend,
  loadPerPerson,
  pastDueHeat,

  openPunchout,
  initializeLogIn,

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
