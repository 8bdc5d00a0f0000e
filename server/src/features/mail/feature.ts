import type { Feature } from '../../platform/feature.ts'
import { type MailNeeds, mailHandlers, mailJobs } from './send-mail.ts'

export const mail = (needs: MailNeeds): Feature => ({ jobs: mailJobs, handlers: mailHandlers(needs) })
