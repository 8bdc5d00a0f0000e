import * as accounts from '@portolan/contract/accounts/accounts'
import * as emailSettings from '@portolan/contract/accounts/email-settings'
import * as languageGroups from '@portolan/contract/accounts/language-groups'
import * as organization from '@portolan/contract/accounts/organization'
import * as users from '@portolan/contract/accounts/users'
import * as activity from '@portolan/contract/activity/activity'
import * as activityKinds from '@portolan/contract/activity/kinds'
import * as address from '@portolan/contract/address'
import * as branding from '@portolan/contract/branding/branding'
import * as clientAdministration from '@portolan/contract/clients/administration'
import * as applications from '@portolan/contract/clients/applications'
import * as clients from '@portolan/contract/clients/clients'
import * as content from '@portolan/contract/content/content'
import * as deliveries from '@portolan/contract/deliveries/deliveries'
import * as deskActions from '@portolan/contract/desk/actions'
import * as desk from '@portolan/contract/desk/desk'
import * as deskOrders from '@portolan/contract/desk/orders'
import * as errors from '@portolan/contract/errors/error-body'
import * as files from '@portolan/contract/files/files'
import * as apiKeys from '@portolan/contract/identity/api-keys'
import * as impersonation from '@portolan/contract/identity/impersonation'
import * as password from '@portolan/contract/identity/password'
import * as security from '@portolan/contract/identity/security'
import * as sessions from '@portolan/contract/identity/sessions'
import * as jobRequestActions from '@portolan/contract/job-requests/actions'
import * as countNotes from '@portolan/contract/job-requests/count-notes'
import * as jobRequestCreation from '@portolan/contract/job-requests/create'
import * as requestDefaults from '@portolan/contract/job-requests/defaults'
import * as jobRequests from '@portolan/contract/job-requests/requests'
import * as requestTemplates from '@portolan/contract/job-requests/templates'
import * as translationClients from '@portolan/contract/machine-translation/admin/clients'
import * as translationEngines from '@portolan/contract/machine-translation/admin/engines'
import * as translationUsage from '@portolan/contract/machine-translation/admin/usage'
import * as machineTranslationCalls from '@portolan/contract/machine-translation/calls'
import * as fileTranslations from '@portolan/contract/machine-translation/file-translations'
import * as machineTranslationFiles from '@portolan/contract/machine-translation/files'
import * as glossaries from '@portolan/contract/machine-translation/glossaries'
import * as glossaryFiles from '@portolan/contract/machine-translation/glossary-files'
import * as machineTranslation from '@portolan/contract/machine-translation/machine-translation'
import * as mediaCues from '@portolan/contract/machine-translation/media/cues'
import * as media from '@portolan/contract/machine-translation/media/media'
import * as mediaTranslations from '@portolan/contract/machine-translation/media/media-translations'
import * as subtitleFormat from '@portolan/contract/machine-translation/media/subtitle-format'
import * as translationReview from '@portolan/contract/machine-translation/review'
import * as machineTranslationSettings from '@portolan/contract/machine-translation/settings'
import * as machineTranslationText from '@portolan/contract/machine-translation/text'
import * as messages from '@portolan/contract/messages/messages'
import * as outbox from '@portolan/contract/outbox/outbox'
import * as personName from '@portolan/contract/person-name'
import * as procurementOrders from '@portolan/contract/procurement/orders'
import * as punchout from '@portolan/contract/procurement/procurement'
import * as estimates from '@portolan/contract/quotes/estimates'
import * as money from '@portolan/contract/quotes/money'
import * as payments from '@portolan/contract/quotes/payments'
import * as pendingQuotes from '@portolan/contract/quotes/pending-quotes'
import * as quotes from '@portolan/contract/quotes/quotes'
import * as rates from '@portolan/contract/quotes/rates'
import * as reference from '@portolan/contract/reference/reference'
import * as reportPeriods from '@portolan/contract/reports/periods'
import * as reports from '@portolan/contract/reports/reports'
import * as reportViews from '@portolan/contract/reports/views'
import * as roles from '@portolan/contract/roles'
import * as clientInvitations from '@portolan/contract/sign-up/client-invitations'
import * as invitations from '@portolan/contract/sign-up/invitations'
import * as signUp from '@portolan/contract/sign-up/sign-up'
import * as staffInvitations from '@portolan/contract/sign-up/staff-invitations'
import * as staffLists from '@portolan/contract/statistics/staff-lists'
import * as statistics from '@portolan/contract/statistics/statistics'
import * as translationManagement from '@portolan/contract/translation-management/translation-management'
import * as uiLogs from '@portolan/contract/ui-logs/ui-logs'
import * as z from 'zod/mini'

const modules: readonly object[] = [
  accounts,
  activity,
  activityKinds,
  address,
  apiKeys,
  personName,
  applications,
  branding,
  clientAdministration,
  clientInvitations,
  clients,
  content,
  countNotes,
  deliveries,
  deskActions,
  desk,
  deskOrders,
  emailSettings,
  errors,
  estimates,
  files,
  fileTranslations,
  glossaries,
  glossaryFiles,
  impersonation,
  invitations,
  jobRequestActions,
  jobRequestCreation,
  jobRequests,
  languageGroups,
  machineTranslation,
  machineTranslationCalls,
  machineTranslationFiles,
  machineTranslationSettings,
  machineTranslationText,
  media,
  mediaCues,
  mediaTranslations,
  subtitleFormat,
  messages,
  money,
  organization,
  outbox,
  payments,
  password,
  procurementOrders,
  punchout,
  quotes,
  pendingQuotes,
  rates,
  reference,
  reportPeriods,
  reports,
  reportViews,
  requestDefaults,
  requestTemplates,
  roles,
  security,
  sessions,
  signUp,
  staffInvitations,
  staffLists,
  statistics,
  translationClients,
  translationEngines,
  translationManagement,
  translationReview,
  translationUsage,
  uiLogs,
  users,
]

/** Schemas by the names that the contract exports. Documentation and client use the same names. */
export const namedSchemas: readonly (readonly [name: string, schema: z.ZodMiniType])[] = modules.flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.core.$ZodType),
)
