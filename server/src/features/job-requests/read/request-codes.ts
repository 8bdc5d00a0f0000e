import type { Origin } from '../../../platform/http/serve.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../tables/database.ts'
import { limitAttempts } from '../../identity/index.ts'
import { sendVerificationCode, validateVerificationCode } from '../../sign-up/index.ts'
import { type LinkNeeds, openRequest, type RequestCaller, rememberMailbox } from './find-request.ts'
import { maskEmail } from './present-by-link.ts'

type Needs = LinkNeeds & { readonly db: Database }
type Call = RequestCaller & {
  readonly origin: Origin
  readonly locale: string
  readonly params: { readonly id: string }
}

/** Mails a code to the requester, no matter who asks for it. */
export async function sendRequestCode(needs: Needs, call: Call): Promise<{ sentTo: string }> {
  const email = await findHiddenEmail(needs, call)
  await limitAttempts(needs.db, 'send-code', { email, ip: call.origin.ip })
  await sendVerificationCode(needs.db, { email, locale: call.locale }, call.origin)
  return { sentTo: maskEmail(email) }
}

/** The right code opens the files and messages of all requests of that address in this browser, for 30 days. */
export async function enterRequestCode(needs: Needs, call: Call & { readonly body: { readonly code: string } }) {
  const email = await findHiddenEmail(needs, call)
  await limitAttempts(needs.db, 'check-code', { email, ip: call.origin.ip })
  const typed = { email, verificationCode: call.body.code }
  if (!(await validateVerificationCode(needs.db, typed, call.origin))) throw new Refusal('email_not_verified')
  rememberMailbox(needs, call.browser, email)
}

async function findHiddenEmail(needs: Needs, call: Call): Promise<string> {
  const { request, isContentHidden } = await openRequest(needs, call, call.params.id)
  if (!isContentHidden) throw new Refusal('conflict')
  return request.requestor_email.toLowerCase()
}
