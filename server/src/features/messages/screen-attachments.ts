import { handles, type JobHandler } from '../../platform/jobs/index.ts'
import { type InspectNeeds, screenFile } from '../job-requests/index.ts'
import { screenAttachments } from './job-definitions.ts'
import { findUnscreened, saveScreening } from './store.ts'

/** Screens each file once, also across restarts. Nobody can download a file before that. */
export const screenAttachmentsHandler = (needs: InspectNeeds): JobHandler =>
  handles(screenAttachments, async ({ messageId }, context) => {
    for (const file of await findUnscreened(needs.db, messageId)) {
      const { rejection, sha256 } = await screenFile(needs, file, context)
      await saveScreening(needs.db, file.id, { rejection, sha256 })
    }
  })
