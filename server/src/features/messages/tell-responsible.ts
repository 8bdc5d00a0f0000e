import type { Tx } from '../../tables/database.ts'
import { findAssigneeEmail } from '../desk/index.ts'
import { type RequestDetails, requestEmailFacts } from '../job-requests/index.ts'
import { sendMail, tellProvider } from '../mail/index.ts'

type StaffMail = Parameters<typeof tellProvider>[1]

/** Emails the person whom the order is assigned to, or the provider while it is unassigned. */
export async function tellResponsible<Mail extends StaffMail>(tx: Tx, requestId: string, mail: Mail): Promise<void> {
  const to = await findAssigneeEmail(tx, requestId)
  if (to) await sendMail(tx, { ...mail, to })
  else await tellProvider(tx, mail)
}

/** The facts in every email to staff about a request. */
export const staffEmailFacts = (request: RequestDetails) => ({
  ...requestEmailFacts(request),
  page: `/desk/${request.id}`,
  company: request.company_name,
})
