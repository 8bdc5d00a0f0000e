import type { Feature } from '../../platform/feature.ts'
import { type MailNeeds, mailHandlers, mailJobs } from './send-mail.ts'
import { type DigestNeeds, digestHandler, sendDigestsJob } from './settings/send-digests.ts'

export const mail = (needs: MailNeeds & DigestNeeds): Feature => ({
  jobs: [...mailJobs, sendDigestsJob],
  handlers: [...mailHandlers(needs), digestHandler(needs)],
  /** Every quarter of an hour, because some time zones are off by half and quarter hours. */
  schedules: [{ job: sendDigestsJob, cron: '*/15 * * * *' }],
})
