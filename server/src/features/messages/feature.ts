import type { Feature } from '../../platform/feature.ts'
import type { MessageNeeds } from './conversation.ts'
import { messageRoutes } from './routes.ts'

export const messages = (needs: MessageNeeds): Feature => ({ routes: messageRoutes(needs) })
