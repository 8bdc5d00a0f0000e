import * as z from 'zod/mini'
import { audit } from '../../platform/audit.ts'
import type { Origin } from '../../platform/http/serve.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Database, Tx } from '../../tables/database.ts'
import { confirmEmailAndClearPassword, createAccount, issueSignInTicket } from '../identity/index.ts'
import { consumeSession, findBuyer, transaction } from './store.ts'

const RequestId = z.uuid()

type Buyer = { readonly email: string; readonly contactName: string; readonly clientId: number }

/** Consumes the start URL and issues a sign-in ticket for the buyer's browser. */
export async function initializeLogIn(db: Database, requestId: string, origin: Origin) {
  if (!RequestId.safeParse(requestId).success) throw new Refusal('punchout_not_found')
  return transaction(db, async (tx) => {
    const session = await consumeSession(tx, requestId)
    if (!session) throw new Refusal('punchout_not_found')
    const accountId = await findOrCreateBuyer(tx, session)
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
 * The client's secret can sign in only the client's own employees: no staff, no managers of the organization and nobody
 * who belongs to other clients.
 */
async function findOrCreateBuyer(tx: Tx, buyer: Buyer): Promise<string> {
  const find = () => findBuyer(tx, buyer.email, buyer.clientId)
  // If two start at the same time, one creates the account and the other finds it.
  const known = (await find()) ?? (await createBuyer(tx, buyer)) ?? (await find())
  if (!known?.isBuyer) throw new Refusal('punchout_not_found')
  if (!known.isEmailConfirmed) await confirmEmailAndClearPassword(tx, known.id)
  return known.id
}

async function createBuyer(tx: Tx, { email, contactName, clientId }: Buyer) {
  const tie = { clientId, linkedClientIds: [clientId] }
  const account = {
    email,
    ...splitName(contactName, email),
    password: null,
    roles: ['CLIENT_EMPLOYEE'] as const,
    ...tie,
  }
  const id = await createAccount(tx, account).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'conflict') return undefined
    throw error
  })
  return id === undefined ? undefined : { id, isBuyer: true, isEmailConfirmed: true }
}

/** The last word becomes the family name. Without a name, the e-mail address is used. */
function splitName(contactName: string, email: string): { firstName: string; lastName: string } {
  const words = contactName.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  const firstName = (words.length > 1 ? words.slice(0, -1) : words).join(' ')
  return { firstName: firstName || (email.split('@')[0] ?? ''), lastName }
}
