import type { EmailKind } from '@portolan/contract/accounts/email-settings'
import { requestCancelledNotice } from '../templates/cancelled-request.ts'
import { requestFailed } from '../templates/failed-requests.ts'
import { quoteExpired, quoteReady, quoteRejected, quoteWithdrawn } from '../templates/quote-emails.ts'
import { requestCancelled, requestCompleted, requestReceived, requestRejected } from '../templates/request-emails.ts'
import { messageToClient, messageToStaff } from '../templates/request-messages.ts'

const kinds: Readonly<Record<string, EmailKind>> = {
  [quoteReady.name]: 'QUOTES',
  [quoteExpired.name]: 'QUOTES',
  [quoteRejected.name]: 'QUOTES',
  [quoteWithdrawn.name]: 'QUOTES',
  [requestCompleted.name]: 'DELIVERIES',
  [messageToClient.name]: 'MESSAGES',
  [messageToStaff.name]: 'MESSAGES',
  [requestReceived.name]: 'REQUESTS',
  [requestRejected.name]: 'REQUESTS',
  [requestCancelled.name]: 'REQUESTS',
  [requestCancelledNotice.name]: 'REQUESTS',
  [requestFailed.name]: 'REQUESTS',
}

/** Undefined for emails that are always sent. */
export const kindOf = (templateName: string): EmailKind | undefined => kinds[templateName]
