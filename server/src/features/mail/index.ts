export { loadReplyLines } from './answerable-emails.ts'
export { mail } from './feature.ts'
export { renderMail } from './render-mail.ts'
export { sendMail, tellResponsible } from './send-mail.ts'
export { findEmailSettings, saveEmailSettings } from './settings/store-email-settings.ts'
export { findAccountLocale } from './store-account-locale.ts'
export { requestCancelledNotice } from './templates/cancelled-request.ts'
export { cartLinkSent } from './templates/cart-emails.ts'
export { confirmEmail } from './templates/confirm-email.ts'
export { escalationNotice } from './templates/escalation-notice.ts'
export { requestFailed, requestFailedNotice } from './templates/failed-requests.ts'
export { invitationSent, staffInvitationSent } from './templates/invitation.ts'
export { newRequestNotice } from './templates/new-request.ts'
export { invoiceAllowed, paymentLinkSent, paymentReceived, quoteAcceptedNotice } from './templates/payment-emails.ts'
export { orderReceived, orderReceivedNotice } from './templates/purchase-order-emails.ts'
export {
  quoteAccepted,
  quoteExpired,
  quoteReady,
  quoteRejected,
  quoteRejectedNotice,
  quoteWithdrawn,
} from './templates/quote-emails.ts'
export { type ReplyProblem, replyRefused } from './templates/reply-refused.ts'
export { reportViewReady } from './templates/report-view-ready.ts'
export { requestCancelled, requestCompleted, requestReceived, requestRejected } from './templates/request-emails.ts'
export { deliveryProblem, messageToClient, messageToStaff } from './templates/request-messages.ts'
export { resetPassword } from './templates/reset-password.ts'
export { type SecurityEvent, securityNotice } from './templates/security-notice.ts'
export { testMessage } from './templates/test-message.ts'
export { verificationCode } from './templates/verification-code.ts'
