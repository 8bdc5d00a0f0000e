import { ContactAddress } from '@portolan/contract/job-request-creation'
import type { PaymentDefaults } from '@portolan/contract/payments'
import * as z from 'zod/mini'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../tables/database.ts'
import { findRequest, isMember, type RequestRow } from '../job-requests/index.ts'
import { requireRightToDecide } from './policy.ts'
import { findLastPayment } from './store-payments.ts'

const KnownAddress = z.partial(ContactAddress)

/**
 * Fills in the payment form: what the account used last, else the address the visitor gave with the request. The client
 * id is filled in for members only.
 */
export async function getPaymentDefaults(db: Database, actor: Actor | undefined, id: string): Promise<PaymentDefaults> {
  const request = await findRequest(db, id)
  requireRightToDecide(actor, request)
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

function contactOf({ contact, requestor_email: email }: RequestRow) {
  const known = KnownAddress.safeParse(contact ?? {}).data ?? {}
  return {
    address1: known.address1 ?? '',
    address2: known.address2 ?? '',
    city: known.city ?? '',
    province: known.province ?? null,
    country: known.country ?? null,
    zipCode: known.zipCode ?? '',
    email: known.email || email,
    phoneNumber: known.phoneNumber ?? '',
  }
}
