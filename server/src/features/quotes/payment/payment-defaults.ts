import { type Address, PartialAddress } from '@portolan/contract/address'
import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import type { Database } from '../../../tables/database.ts'
import {
  isMember,
  type LinkNeeds,
  openRequest,
  type RequestCaller,
  type RequestDetails,
} from '../../job-requests/index.ts'
import { requireRightToDecide } from '../policy.ts'
import { findLastPayment } from './store-payments.ts'

type Needs = LinkNeeds & { readonly db: Database }

/**
 * Fills in the payment form: what the account used last, else the address the visitor gave with the request. The client
 * id is filled in for members only, and nothing for a visitor who has not entered the mailed code.
 */
export async function getPaymentDefaults(needs: Needs, caller: RequestCaller, id: string): Promise<PaymentDefaults> {
  const { db } = needs
  const { actor } = caller
  const { request, isContentHidden } = await openRequest(needs, caller, id)
  requireRightToDecide(actor, request)
  if (isContentHidden) return { paymentType: null, billingContact: null, billingAccount: null }
  const member = actor && isMember(actor, { clientId: request.client_id }) ? actor : undefined
  const last = member ? await findLastPayment(db, member.accountId, request.client_id) : null
  return {
    paymentType: last?.paymentType ?? null,
    billingContact: last?.billingContact ?? contactOf(request),
    billingAccount: last?.billingAccount ?? {
      clientIdNumber: member ? String(request.client_id) : '',
      personalCode: '',
    },
  }
}

function contactOf({ contact, requestor_email: email }: RequestDetails): Address {
  const known = PartialAddress.parse(contact ?? {})
  return { ...known, email: known.email || email }
}
