import type { MailTemplate } from '../template.ts'
import { securityNotice } from './security-notice.ts'
import { testMessage } from './test-message.ts'

export const templates: readonly MailTemplate[] = [securityNotice, testMessage]
