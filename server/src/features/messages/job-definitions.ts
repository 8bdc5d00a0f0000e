import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/index.ts'

/** Screens the files of a message. */
export const screenAttachments = defineJob('screen-attachments', z.object({ messageId: z.uuid() }))
