import type { MailTemplate } from '../template.ts'
import { requestCancelledNotice } from './cancelled-request.ts'
import { cartLinkSent } from './cart-emails.ts'
import { confirmEmail } from './confirm-email.ts'
import { digestOf } from './daily-digest.ts'
import { escalationNotice } from './escalation-notice.ts'
import { requestFailed, requestFailedNotice } from './failed-requests.ts'
import { invitationSent, staffInvitationSent } from './invitation.ts'
import { newRequestNotice } from './new-request.ts'
import { invoiceAllowed, paymentLinkSent, paymentReceived, quoteAcceptedNotice } from './payment-emails.ts'
import { orderReceived, orderReceivedNotice } from './purchase-order-emails.ts'
import {
  quoteAccepted,
  quoteExpired,
  quoteReady,
  quoteRejected,
  quoteRejectedNotice,
  quoteWithdrawn,
} from './quote-emails.ts'
import { replyRefused } from './reply-refused.ts'
import { reportViewReady } from './report-view-ready.ts'
import { requestCancelled, requestCompleted, requestReceived, requestRejected } from './request-emails.ts'
import { deliveryProblem, messageToClient, messageToStaff } from './request-messages.ts'
import { resetPassword } from './reset-password.ts'
import { securityNotice } from './security-notice.ts'
import { testMessage } from './test-message.ts'
import { verificationCode } from './verification-code.ts'

const singleTemplates: readonly MailTemplate[] = [
  cartLinkSent,
  confirmEmail,
  deliveryProblem,
  escalationNotice,
  invitationSent,
  staffInvitationSent,
  messageToClient,
  messageToStaff,
  paymentLinkSent,
  invoiceAllowed,
  paymentReceived,
  newRequestNotice,
  orderReceived,
  orderReceivedNotice,
  quoteAccepted,
  quoteAcceptedNotice,
  quoteExpired,
  quoteReady,
  quoteRejected,
  quoteRejectedNotice,
  quoteWithdrawn,
  replyRefused,
  reportViewReady,
  requestCancelled,
  requestCancelledNotice,
  requestCompleted,
  requestFailed,
  requestFailedNotice,
  requestReceived,
  requestRejected,
  resetPassword,
  securityNotice,
  testMessage,
  verificationCode,
]

export const dailyDigest = digestOf(singleTemplates)

export const templates: readonly MailTemplate[] = [...singleTemplates, dailyDigest]
