import type { Feature } from '../../platform/feature.ts'
import { handles } from '../../platform/jobs/index.ts'
import { requestMoved } from '../job-requests/index.ts'
import { followRequest } from './follow-request.ts'
import { type DeskNeeds, deskRoutes } from './routes.ts'

export const desk = (needs: DeskNeeds): Feature => ({
  routes: deskRoutes(needs),
  handlers: [
    handles(requestMoved, ({ requestId }, { finish }) => finish((tx) => followRequest(tx, needs.timeZone, requestId))),
  ],
})
