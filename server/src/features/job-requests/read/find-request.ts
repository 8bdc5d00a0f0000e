import type { Actor } from '../../../platform/actor.ts'
import type { Browser, SignedCookies } from '../../../platform/http/signed-cookies.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database, Tx } from '../../../tables/database.ts'
import { isLinkExpired, isMember, relationTo } from '../policy.ts'
import { findLastChange } from '../store-events.ts'
import { findRequest, lockRequest } from '../store-requests.ts'
import type { RequestDetails } from './store-details.ts'

export type LinkNeeds = {
  readonly db: Database | Tx
  readonly signedCookies: SignedCookies
  readonly now: () => Date
}
export type RequestCaller = { readonly actor: Actor | undefined; readonly browser: Browser }
/** A caller with the locale in which languages are named. */
export type RequestReader = RequestCaller & { readonly locale: string }

export type OpenedRequest = {
  readonly request: RequestDetails
  readonly isVisitor: boolean
  /** A visitor has to enter the mailed code before files, messages and personal data are shown. */
  readonly isContentHidden: boolean
}

const owned = (row: RequestDetails) => ({ clientId: row.client_id, isOpenByLink: row.is_open_by_link })

/** Kind of the cookie of a browser whose user reads the mail of an address. It opens all requests of that address. */
const mailboxCookie = 'mailbox'
const mailboxCookieSeconds = 30 * 24 * 3600

export const rememberMailbox = ({ signedCookies }: Pick<LinkNeeds, 'signedCookies'>, browser: Browser, email: string) =>
  signedCookies.remember(browser, mailboxCookie, email.toLowerCase(), mailboxCookieSeconds)

/** The request as far as the caller may see it. A request of another organization answers 404. */
export async function openRequest(needs: LinkNeeds, caller: RequestCaller, id: string): Promise<OpenedRequest> {
  const request = await findRequest(needs.db, id)
  const relation = request ? relationTo(caller.actor, owned(request)) : 'stranger'
  if (!request || relation === 'stranger') throw new Refusal('job_request_not_found')
  if (relation === 'insider') return { request, isVisitor: false, isContentHidden: false }
  const since = (await findLastChange(needs.db, id)) ?? request.created_at
  if (isLinkExpired(request.status, since, needs.now())) throw new Refusal('link_expired')
  const { signedCookies } = needs
  const email = request.requestor_email.toLowerCase()
  return {
    request,
    isVisitor: true,
    isContentHidden: signedCookies.find(caller.browser, mailboxCookie, email) === undefined,
  }
}

/** For files and messages: visitors need the mailed code. */
export async function openContent(needs: LinkNeeds, caller: RequestCaller, id: string): Promise<OpenedRequest> {
  const opened = await openRequest(needs, caller, id)
  if (opened.isContentHidden) throw new Refusal('code_required')
  return opened
}

/** For a change by a member: locks the request for the rest of the transaction. */
export async function requireOwnRequest(tx: Tx, actor: Actor, id: string): Promise<RequestDetails> {
  const request = await lockRequest(tx, id)
  if (!request || !isMember(actor, owned(request))) throw new Refusal('job_request_not_found')
  return request
}
