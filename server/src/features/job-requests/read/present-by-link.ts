import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Database } from '../../../tables/database.ts'
import { presentRequest, type ViewOptions } from './present-request.ts'

/** n•••@example.com: enough to recognize one's own address, too little to learn somebody else's. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••')

/** Status and quote only: a visitor who has not entered the mailed code sees no person, file, note or reason. */
export async function presentByLink(db: Database, id: string, options: ViewOptions): Promise<JobRequest> {
  const request = await presentRequest(db, id, 'visitor', options)
  return {
    ...request,
    isContentHidden: true,
    requestorName: '',
    requestorEmail: maskEmail(request.requestorEmail),
    externalReferenceId: null,
    files: [],
    fileLinks: [],
    notes: '',
    neededBy: null,
    customFields: [],
    history: request.history.map((event) => ({ ...event, by: null, reason: null })),
    xtrfInternalId: null,
    xtrfName: null,
  }
}
