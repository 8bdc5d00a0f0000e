import { type RequestDetails, requestEmailFacts } from '../job-requests/index.ts'

/** The facts in every email to staff about a request. */
export const staffEmailFacts = (request: RequestDetails) => ({
  ...requestEmailFacts(request),
  page: `/desk/${request.id}`,
  company: request.company_name,
})
