import { handles, type JobHandler } from '../../platform/jobs/index.ts'
import { requestMoved } from '../job-requests/index.ts'
import { followRequest } from './follow-request.ts'

/** The desk follows every request, whoever moved it. */
export const deskHandlers = ({ timeZone }: { readonly timeZone: string }): readonly JobHandler[] => [
  handles(requestMoved, ({ requestId }, { finish }) => finish((tx) => followRequest(tx, timeZone, requestId))),
]
