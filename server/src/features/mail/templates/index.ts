import type { MailTemplate } from '../template.ts'
import { confirmEmail } from './confirm-email.ts'
import { securityNotice } from './security-notice.ts'
import { testMessage } from './test-message.ts'
import { verificationCode } from './verification-code.ts'

export const templates: readonly MailTemplate[] = [confirmEmail, securityNotice, testMessage, verificationCode]
