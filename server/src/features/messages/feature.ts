import type { Feature } from '../../platform/feature.ts'
import type { InspectNeeds } from '../job-requests/index.ts'
import type { MessageNeeds } from './conversation.ts'
import { screenAttachments } from './job-definitions.ts'
import { messageRoutes } from './routes.ts'
import { screenAttachmentsHandler } from './screen-attachments.ts'

export const messages = (needs: MessageNeeds & InspectNeeds): Feature => ({
  routes: messageRoutes(needs),
  jobs: [screenAttachments],
  handlers: [screenAttachmentsHandler(needs)],
})
