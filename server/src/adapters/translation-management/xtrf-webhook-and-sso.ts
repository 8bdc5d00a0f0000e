import type { SignInForm } from '../../ports/translation-management.ts'
import { AccessToken, read, Subscriptions } from './xtrf-answers.ts'
import { xtrfCalls } from './xtrf-calls.ts'
import { XtrfRefusal } from './xtrf-client.ts'
import type { Xtrf } from './xtrf-options.ts'

/** XTRF drops a subscription whose URL did not answer, so missing ones are created once more. */
export async function ensureWebhook({ client, options }: Xtrf, url: string, signal: AbortSignal): Promise<void> {
  const existing = read(Subscriptions, await client.call(xtrfCalls.listSubscriptions, {}, signal), 'subscriptions')
  for (const event of options.events) {
    if (existing.some((each) => each.event === event && each.url === url)) continue
    await client.call(xtrfCalls.subscribe, { body: { event, url } }, signal).catch((error: unknown) => {
      const exists = error instanceof XtrfRefusal && error.status === 409
      if (!exists) throw error
    })
  }
}

/** The token is valid for two minutes and one use. Null where XTRF does not know the person. */
export async function createSignInForm(
  { client }: Xtrf,
  email: string,
  signal: AbortSignal,
): Promise<SignInForm | null> {
  try {
    const answer = await client.call(xtrfCalls.createAccessToken, { body: { loginOrEmail: email } }, signal)
    const { url, token } = read(AccessToken, answer, 'a sign-in')
    return { url, fields: { accessToken: token } }
  } catch (error) {
    if (error instanceof XtrfRefusal && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
