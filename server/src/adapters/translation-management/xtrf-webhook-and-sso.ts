import type { SignInForm } from '../../ports/translation-management.ts'
import { AccessToken, read, Subscriptions } from './xtrf-answers.ts'
import { xtrfCalls } from './xtrf-calls.ts'
import { XtrfRefusal } from './xtrf-client.ts'
import type { Xtrf } from './xtrf-options.ts'

/** XTRF drops a subscription whose address did not answer, so each one is looked for and made again. */
export async function subscribeTo({ client, options }: Xtrf, address: string, signal: AbortSignal): Promise<void> {
  const known = read(Subscriptions, await client.call(xtrfCalls.listSubscriptions, {}, signal), 'subscriptions')
  for (const event of options.events) {
    if (known.some((each) => each.event === event && each.url === address)) continue
    await client.call(xtrfCalls.subscribe, { body: { event, url: address } }, signal).catch((error: unknown) => {
      const isKnown = error instanceof XtrfRefusal && error.status === 409
      if (!isKnown) throw error
    })
  }
}

/** The token lives two minutes and opens the customer portal once. Null where XTRF does not know the person. */
export async function signInForm({ client }: Xtrf, email: string, signal: AbortSignal): Promise<SignInForm | null> {
  try {
    const answer = await client.call(xtrfCalls.createAccessToken, { body: { loginOrEmail: email } }, signal)
    const { url, token } = read(AccessToken, answer, 'a sign-in')
    return { url, fields: { accessToken: token } }
  } catch (error) {
    if (error instanceof XtrfRefusal && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
