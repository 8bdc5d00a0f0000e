import * as accounts from '@portolan/contract/accounts'
import * as address from '@portolan/contract/address'
import * as applications from '@portolan/contract/applications'
import * as branding from '@portolan/contract/branding'
import * as clients from '@portolan/contract/clients'
import * as content from '@portolan/contract/content'
import * as countNotes from '@portolan/contract/count-notes'
import * as desk from '@portolan/contract/desk'
import * as errors from '@portolan/contract/errors/error-body'
import * as estimates from '@portolan/contract/estimates'
import * as files from '@portolan/contract/files'
import * as impersonation from '@portolan/contract/impersonation'
import * as jobRequestActions from '@portolan/contract/job-request-actions'
import * as jobRequestCreation from '@portolan/contract/job-request-creation'
import * as jobRequests from '@portolan/contract/job-requests'
import * as languageGroups from '@portolan/contract/language-groups'
import * as machineTranslation from '@portolan/contract/machine-translation'
import * as media from '@portolan/contract/media'
import * as messages from '@portolan/contract/messages'
import * as organization from '@portolan/contract/organization'
import * as outbox from '@portolan/contract/outbox'
import * as password from '@portolan/contract/password'
import * as payments from '@portolan/contract/payments'
import * as punchout from '@portolan/contract/punchout'
import * as quotes from '@portolan/contract/quotes'
import * as rates from '@portolan/contract/rates'
import * as reference from '@portolan/contract/reference'
import * as reports from '@portolan/contract/reports'
import * as roles from '@portolan/contract/roles'
import * as security from '@portolan/contract/security'
import * as sessions from '@portolan/contract/sessions'
import * as signUp from '@portolan/contract/sign-up'
import * as staffLists from '@portolan/contract/staff-lists'
import * as statistics from '@portolan/contract/statistics'
import * as translationManagement from '@portolan/contract/translation-management'
import * as uiLogs from '@portolan/contract/ui-logs'
import * as z from 'zod/mini'

const modules: readonly object[] = [
  accounts,
  address,
  applications,
  branding,
  clients,
  content,
  countNotes,
  desk,
  errors,
  estimates,
  files,
  impersonation,
  jobRequestActions,
  jobRequestCreation,
  jobRequests,
  languageGroups,
  machineTranslation,
  media,
  messages,
  organization,
  outbox,
  payments,
  password,
  punchout,
  quotes,
  rates,
  reference,
  reports,
  roles,
  security,
  sessions,
  signUp,
  staffLists,
  statistics,
  translationManagement,
  uiLogs,
]

/** A schema keeps the name the contract exports it by: documentation and client call it so too. */
export const namedSchemas: readonly (readonly [name: string, schema: z.ZodMiniType])[] = modules.flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.core.$ZodType),
)
