import { type ActivityGroup, type ActivityKind, activityKinds } from '@portolan/contract/activity/kinds'

/**
 * The actions of the audit log that clients see, and what they are to them. What is not listed is internal: prices
 * before they are sent, work at the desk, downloads and settings by staff.
 */
const kinds: Readonly<Record<string, ActivityKind>> = {
  'signed-in': 'SIGNED_IN',
  'password-changed': 'PASSWORD_CHANGED',
  'password-reset': 'PASSWORD_RESET',
  'mfa-enabled': 'MFA_ENABLED',
  'mfa-disabled': 'MFA_DISABLED',
  'recovery-code-used': 'RECOVERY_CODE_USED',
  'passkey-added': 'PASSKEY_ADDED',
  'passkey-removed': 'PASSKEY_REMOVED',
  'api-key-created': 'API_KEY_CREATED',
  'read-only-api-key-created': 'READ_ONLY_API_KEY_CREATED',
  'api-key-revoked': 'API_KEY_REVOKED',
  'api-key-first-used': 'API_KEY_FIRST_USED',
  'signed-up': 'SIGNED_UP',
  'federated-account-created': 'SSO_ACCOUNT_CREATED',
  'profile-changed': 'PROFILE_CHANGED',
  'colleague-invited': 'COLLEAGUE_INVITED',
  'invitation-revoked': 'INVITATION_REVOKED',
  'account-enabled': 'ACCOUNT_ENABLED',
  'account-disabled': 'ACCOUNT_DISABLED',
  'request-created': 'REQUEST_CREATED',
  'request-renamed': 'REQUEST_RENAMED',
  'request-archived': 'REQUEST_ARCHIVED',
  'request-restored': 'REQUEST_RESTORED',
  'request-cancelled': 'REQUEST_CANCELLED',
  'desk-cancel': 'REQUEST_CANCELLED',
  'cancellation-undone': 'CANCELLATION_UNDONE',
  'desk-undo-cancel': 'CANCELLATION_UNDONE',
  'request-escalated': 'REQUEST_ESCALATED',
  'desk-turn-away': 'REQUEST_REJECTED',
  'request-failed': 'REQUEST_FAILED',
  'translation-retried': 'TRANSLATION_RETRIED',
  'translation-rebuilt': 'TRANSLATION_REBUILT',
  'message-sent': 'MESSAGE_SENT',
  'quote-made': 'QUOTE_MADE',
  'quote-accepted': 'QUOTE_ACCEPTED',
  'quote-rejected': 'QUOTE_REJECTED',
  'quote-renewal-requested': 'QUOTE_RENEWAL_REQUESTED',
  'purchase-order-received': 'PURCHASE_ORDER_RECEIVED',
  'desk-complete': 'DELIVERED',
  'delivery-accepted': 'DELIVERY_ACCEPTED',
  'delivery-disputed': 'DELIVERY_DISPUTED',
  'desk-reopen': 'DELIVERY_REOPENED',
  'file-downloaded': 'FILE_DOWNLOADED',
  'file-viewed': 'FILE_VIEWED',
  'zip-downloaded': 'ZIP_DOWNLOADED',
  'requests-downloaded': 'REQUESTS_DOWNLOADED',
  'glossary-created': 'GLOSSARY_CREATED',
  'glossary-renamed': 'GLOSSARY_RENAMED',
  'term-added': 'GLOSSARY_CHANGED',
  'term-changed': 'GLOSSARY_CHANGED',
  'term-deleted': 'GLOSSARY_CHANGED',
  'terms-imported': 'GLOSSARY_CHANGED',
  'glossary-deleted': 'GLOSSARY_DELETED',
}

export function actionsOf(group: ActivityGroup | undefined): string[] {
  const wanted: readonly ActivityKind[] | undefined = group && activityKinds[group]
  return Object.keys(kinds).filter((action) => !wanted || wanted.some((kind) => kind === kinds[action]))
}

type Action = { readonly action: string; readonly isOnOneself: boolean }

export function kindOf({ action, isOnOneself }: Action): ActivityKind {
  const kind = kinds[action]
  if (!kind) throw new Error(`clients do not see ${action}`)
  return kind === 'MFA_DISABLED' && !isOnOneself ? 'COLLEAGUE_MFA_DISABLED' : kind
}
