import type { MailTemplate } from '../template.ts'
import { testMessage } from './test-message.ts'

export const templates: readonly MailTemplate[] = [testMessage]
