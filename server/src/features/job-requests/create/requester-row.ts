import type { Actor } from '../../../platform/actor.ts'

type OwnClient = { readonly clientId: number; readonly companyName: string }

/** Who asks, for a request of a member, who has an account. */
export const requesterRow = (actor: Actor, { clientId, companyName }: OwnClient) => ({
  client_id: clientId,
  account_id: actor.accountId,
  requestor_email: actor.email,
  requestor_first_name: actor.firstName,
  requestor_last_name: actor.lastName,
  company_name: companyName,
  contact: null,
})
