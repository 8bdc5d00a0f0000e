import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import { audit } from '../../../platform/audit.ts'
import type { Database } from '../../../tables/database.ts'
import { type Account, findAccountById } from '../accounts/store-accounts.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import { signInExpired } from '../pages/mount-pages.ts'
import type { KnownDevices } from './known-devices.ts'

/** A sign-in that a browser has begun and not yet finished. */
export type SignInInteraction = {
  readonly uid: string
  /** Its address; everything about it happens there or below. */
  readonly action: string
  /** What the portal already knows of who wants to sign in. */
  readonly hint: string
}

const Address = z.object({ uid: z.string() })

export type SignInInteractions = ReturnType<typeof signInInteractions>

type Needs = {
  readonly db: Database
  readonly provider: () => Promise<Provider>
  readonly devices: KnownDevices
}

export function signInInteractions({ db, provider, devices }: Needs) {
  /** A password that was changed meanwhile ends the sign-ins that began with the old one. */
  async function findUnchanged({ id, tokensValidAfter }: Pick<Account, 'id' | 'tokensValidAfter'>) {
    const now = await findAccountById(db, id)
    return now?.isEmailConfirmed === true && now.tokensValidAfter === tokensValidAfter ? now : undefined
  }

  return {
    /** The cookie of a sign-in is the proof that this browser began it. */
    async open(request: FastifyRequest, reply: FastifyReply): Promise<SignInInteraction> {
      const { uid, params } = await (await provider()).interactionDetails(request.raw, reply.raw)
      if (uid !== Address.parse(request.params).uid) throw signInExpired()
      return { uid, action: `${signInPath}/${uid}`, hint: String(params.login_hint ?? '') }
    },

    /** The one way in, however somebody has shown who they are. Answers where to go from here. */
    async finish(
      request: FastifyRequest,
      reply: FastifyReply,
      account: Pick<Account, 'id' | 'tokensValidAfter'>,
      amr: readonly string[],
    ): Promise<string> {
      const { id } = account
      if (!(await findUnchanged(account))) throw signInExpired()
      const issuer = await provider()
      const next = await issuer.interactionResult(request.raw, reply.raw, { login: { accountId: id, amr: [...amr] } })
      // Whoever changed the password since has removed this sign-in too, unless they came before it was written.
      const signedIn = await findUnchanged(account)
      if (!signedIn) {
        await issuer.interactionResult(request.raw, reply.raw, {}, { mergeWithLastSubmission: false })
        throw signInExpired()
      }
      await db.transaction().execute((tx) =>
        audit(tx, {
          actor: undefined,
          origin: { requestId: request.id, ip: request.ip },
          action: 'signed-in',
          subject: { type: 'account', id },
          details: { amr },
        }),
      )
      devices.remember(request, reply, signedIn.email)
      return next
    },
  }
}
