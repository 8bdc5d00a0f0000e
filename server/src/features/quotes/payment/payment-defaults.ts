import { type Address, addressLines, PartialAddress } from '@portolan/contract/address'
import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import { maxOrderNumberLength, type PaymentPreferences } from '@portolan/contract/quotes/quotes'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../tables/database.ts'
import { findClientBilling } from '../../clients/index.ts'
import {
  findReference,
  isMember,
  type LinkNeeds,
  openRequest,
  presentRequester,
  type RequestCaller,
  type RequestDetails,
} from '../../job-requests/index.ts'
import { requireRightToDecide } from '../policy.ts'
import { payerOf } from './payer.ts'
import { findLastPayment, findLastPaymentOfClient } from './store-payments.ts'

type Needs = LinkNeeds & { readonly db: Database }

/**
 * Fills in the payment form: what the account used last, else a colleague, else what administrators
 * know of the client, else the requester's address. The client id is
 * filled in for members only, and nothing for a visitor who has not entered the mailed code.
 */
export async function getPaymentDefaults(needs: Needs, caller: RequestCaller, id: string): Promise<PaymentDefaults> {
  const { db } = needs
  const { actor } = caller
  const { request, isContentHidden } = await openRequest(needs, caller, id)
  requireRightToDecide(actor, request)
  const payer = payerOf(actor, request)
  if (isContentHidden)
    return { payer, billedTo: null, paymentType: null, billingContact: null, billingAccount: null, invoice: null }
  const member = actor && isMember(actor, { clientId: request.client_id }) ? actor : undefined
  const last = member ? await findExample(db, member, request.client_id) : null
  const billing = member ? await findClientBilling(db, request.client_id) : null
  const { company, name } = await presentRequester(db, id)
  return {
    payer,
    billedTo: { company, name },
    paymentType: last?.paymentType ?? null,
    billingContact: await billingContactOf(db, request, [last?.billingContact, billing?.contact]),
    billingAccount: last?.billingAccount ?? {
      clientIdNumber: member ? String(request.client_id) : '',
      personalCode: '',
    },
    // Every order has its own number: the one that the request was sent with.
    invoice: {
      vatNumber: last?.invoice?.vatNumber || (billing?.vatNumber ?? ''),
      orderNumber: orderNumberOf(await findReference(db, id)),
    },
  }
}

/** A reference that is too long for the field is no number of an order, and part of it would be a wrong one. */
const orderNumberOf = (reference: string | null): string =>
  reference !== null && reference.length <= maxOrderNumberLength ? reference : ''

/** A colleague's personal code stays with the colleague. */
async function findExample(db: Database, member: Actor, clientId: number): Promise<PaymentPreferences | null> {
  const own = await findLastPayment(db, clientId, member.accountId)
  if (own) return own
  const last = await findLastPaymentOfClient(db, clientId)
  return last?.billingAccount ? { ...last, billingAccount: { ...last.billingAccount, personalCode: '' } } : last
}

type Contact = PaymentPreferences['billingContact']

/** Parts that were left empty last time are filled in with what administrators know, or else with the requester's. */
async function billingContactOf(db: Database, request: RequestDetails, [last, onFile]: readonly Contact[]) {
  if (last && addressLines(last).length > 0) return last
  const ofRequester = await contactOf(db, request)
  const known = onFile && addressLines(onFile).length > 0 ? onFile : ofRequester
  return { ...known, email: last?.email || onFile?.email || ofRequester.email }
}

async function contactOf(db: Database, request: RequestDetails): Promise<Address> {
  const { address, email } = await presentRequester(db, request.id)
  const known = PartialAddress.parse(address ?? {})
  return { ...known, email: known.email || email }
}
