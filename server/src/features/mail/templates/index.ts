import type { MailTemplate } from '../template.ts'
import { confirmEmail } from './confirm-email.ts'
import { requestCancelled, requestReceived, requestRejected } from './request-letters.ts'
import { resetPassword } from './reset-password.ts'
import { securityNotice } from './security-notice.ts'
import { testMessage } from './test-message.ts'
import { verificationCode } from './verification-code.ts'

export const templates: readonly MailTemplate[] = [
  confirmEmail,
  requestCancelled,
  requestReceived,
  requestRejected,
  resetPassword,
  securityNotice,
  testMessage,
  verificationCode,
]
