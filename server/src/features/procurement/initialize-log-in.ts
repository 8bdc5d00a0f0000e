import * as z from 'zod/mini'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { createAccount, issueSignInTicket } from '../identity/index.ts'
import { confirmEmailAndClearPassword, findBuyer, takeSession, transaction } from './store.ts'

const RequestId = z.uuid()

type Buyer = { readonly email: string; readonly contactName: string; readonly clientId: number }

/** The start URL is used up, and the buyer's browser gets a ticket to sign in with. */
export async function initializeLogIn(db: Database, requestId: string, origin: Origin) {
  if (!RequestId.safeParse(requestId).success) throw new Refusal('punchout_not_found')
  return transaction(db, async (tx) => {
    const session = await takeSession(tx, requestId)
    if (!session) throw new Refusal('punchout_not_found')
    const accountId = await findOrMakeBuyer(tx, session)
    await audit(tx, {
      actor: undefined,
      origin,
      action: 'punchout-started',
      subject: { type: 'account', id: accountId },
      details: { clientId: session.clientId },
    })
    return { signInTicket: await issueSignInTicket(tx, accountId), externalReferenceId: session.buyerCookie }
  })
}

/**
 * The client's secret vouches for its own employees, and for nobody with more rights than those: not for staff, not for
 * managers of the organisation, not for people of other clients.
 */
async function findOrMakeBuyer(tx: Tx, buyer: Buyer): Promise<string> {
  const find = () => findBuyer(tx, buyer.email, buyer.clientId)
  // Of two who start at once one makes the account, and the other finds it then.
  const known = (await find()) ?? (await makeBuyer(tx, buyer)) ?? (await find())
  if (!known?.isBuyer) throw new Refusal('punchout_not_found')
  if (!known.isEmailConfirmed) await confirmEmailAndClearPassword(tx, known.id)
  return known.id
}

async function makeBuyer(tx: Tx, { email, contactName, clientId }: Buyer) {
  const tie = { clientId, linkedClientIds: [clientId] }
  const account = { email, ...namesOf(contactName, email), password: null, roles: ['CLIENT_EMPLOYEE'] as const, ...tie }
  const id = await createAccount(tx, account).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'conflict') return undefined
    throw error
  })
  return id === undefined ? undefined : { id, isBuyer: true, isEmailConfirmed: true }
}

/** The last word is the family name; somebody without a name is called by their address. */
function namesOf(contactName: string, email: string): { firstName: string; lastName: string } {
  const words = contactName.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  const firstName = (words.length > 1 ? words.slice(0, -1) : words).join(' ')
  return { firstName: firstName || (email.split('@')[0] ?? ''), lastName }
}
