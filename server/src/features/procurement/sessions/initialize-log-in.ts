import * as z from 'zod/mini'
import { audit } from '../../../platform/audit.ts'
import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { confirmEmailAndClearPassword, createAccount, issueSignInTicket } from '../../identity/index.ts'
import { reopenCart } from '../carts/store-carts.ts'
import { readLineId } from '../line-id.ts'
import { digestOfSecret } from '../secret-digest.ts'
import { transaction } from '../store-clients.ts'
import {
  consumeSession,
  findBuyer,
  findObstacle,
  findRequestOfLines,
  type SessionRow,
  saveBuyer,
} from './store-sessions.ts'

const RequestId = z.uuid()

/** Consumes the start URL and issues a sign-in ticket for the buyer's browser. */
export async function initializeLogIn(db: Database, requestId: string, origin: Origin) {
  if (!RequestId.safeParse(requestId).success) throw new Refusal('punchout_not_found')
  return transaction(db, async (tx) => {
    const session = await requireSession(tx, digestOfSecret(requestId))
    const accountId = await findOrCreateBuyer(tx, session)
    await saveBuyer(tx, session.id, accountId)
    await audit(tx, {
      actor: undefined,
      origin,
      action: 'punchout-started',
      subject: { type: 'account', id: accountId },
      details: { clientId: session.client_id, operation: session.operation },
    })
    return {
      signInTicket: await issueSignInTicket(tx, accountId),
      externalReferenceId: session.operation === 'inspect' ? null : session.buyer_cookie,
      jobRequestId: await openEarlierCart(tx, session),
    }
  })
}

async function requireSession(tx: Tx, tokenHash: string): Promise<SessionRow> {
  const session = await consumeSession(tx, tokenHash)
  if (session) return session
  const obstacle = await findObstacle(tx, tokenHash)
  throw new Refusal(obstacle ? `punchout_${obstacle}` : 'punchout_not_found')
}

/** A cart that is edited goes back to the session in which it is edited. */
async function openEarlierCart(tx: Tx, session: SessionRow): Promise<string | null> {
  if (session.operation === 'create') return null
  const requestIds = session.line_ids.flatMap((id) => readLineId(id)?.requestId ?? [])
  const request = await findRequestOfLines(tx, { clientId: session.client_id, requestIds })
  if (request && session.operation === 'edit') await reopenCart(tx, request.id, session.id)
  return request?.id ?? null
}

/**
 * The client's secret can sign in only the client's own employees: no staff, no managers of the organization and nobody
 * who belongs to other clients.
 */
async function findOrCreateBuyer(tx: Tx, buyer: SessionRow): Promise<string> {
  const find = () => findBuyer(tx, buyer.email, buyer.client_id)
  // If two start at the same time, one creates the account and the other finds it.
  const known = (await find()) ?? (await createBuyer(tx, buyer)) ?? (await find())
  if (!known?.isBuyer) throw new Refusal('punchout_not_found')
  if (!known.isEmailConfirmed) await confirmEmailAndClearPassword(tx, known.id)
  return known.id
}

async function createBuyer(tx: Tx, { email, contact_name, client_id: clientId }: SessionRow) {
  const tie = { clientId, linkedClientIds: [clientId] }
  const account = {
    email,
    ...splitName(contact_name, email),
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

/** The last word becomes the family name. Without a name, the email address is used. */
function splitName(contactName: string, email: string): { firstName: string; lastName: string } {
  const words = contactName.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  const firstName = (words.length > 1 ? words.slice(0, -1) : words).join(' ')
  return { firstName: firstName || (email.split('@')[0] ?? ''), lastName }
}
