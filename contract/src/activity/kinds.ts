import * as z from 'zod/mini'

/** What the log can be filtered by, with the kinds of entries that belong to it. */
export const activityKinds = {
  SIGN_IN: [
    'SIGNED_IN',
    'PASSWORD_CHANGED',
    'PASSWORD_RESET',
    'MFA_ENABLED',
    'MFA_DISABLED',
    'COLLEAGUE_MFA_DISABLED',
    'RECOVERY_CODE_USED',
    'PASSKEY_ADDED',
    'PASSKEY_REMOVED',
    'API_KEY_CREATED',
    'READ_ONLY_API_KEY_CREATED',
    'API_KEY_REVOKED',
    'API_KEY_FIRST_USED',
  ],
  PEOPLE: [
    'SIGNED_UP',
    'SSO_ACCOUNT_CREATED',
    'PROFILE_CHANGED',
    'COLLEAGUE_INVITED',
    'INVITATION_REVOKED',
    'ACCOUNT_ENABLED',
    'ACCOUNT_DISABLED',
  ],
  REQUESTS: [
    'REQUEST_CREATED',
    'REQUEST_RENAMED',
    'REQUEST_ARCHIVED',
    'REQUEST_RESTORED',
    'REQUEST_CANCELLED',
    'CANCELLATION_UNDONE',
    'REQUEST_ESCALATED',
    'REQUEST_REJECTED',
    'REQUEST_FAILED',
    'TRANSLATION_RETRIED',
    'TRANSLATION_REBUILT',
    'MESSAGE_SENT',
  ],
  QUOTES: ['QUOTE_MADE', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'QUOTE_RENEWAL_REQUESTED', 'PURCHASE_ORDER_RECEIVED'],
  DELIVERIES: ['DELIVERED', 'DELIVERY_ACCEPTED', 'DELIVERY_DISPUTED', 'DELIVERY_REOPENED'],
  DOWNLOADS: ['FILE_DOWNLOADED', 'FILE_VIEWED', 'ZIP_DOWNLOADED', 'REQUESTS_DOWNLOADED'],
  GLOSSARIES: ['GLOSSARY_CREATED', 'GLOSSARY_RENAMED', 'GLOSSARY_CHANGED', 'GLOSSARY_DELETED'],
} as const

export type ActivityGroup = keyof typeof activityKinds
export type ActivityKind = (typeof activityKinds)[ActivityGroup][number]

const groups = Object.keys(activityKinds) as [ActivityGroup, ...ActivityGroup[]]
export const ActivityGroup = z.enum(groups)
export const ActivityKind = z.enum(groups.flatMap((group): readonly ActivityKind[] => activityKinds[group]))
