import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import { audit } from '../../../platform/audit.ts'
import type { Database } from '../../../tables/database.ts'
import { type Account, findAccountById } from '../accounts/store-accounts.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import { setUiLocale, signInExpired } from '../pages/mount-pages.ts'
import type { KnownDevices } from './known-devices.ts'

/** A sign-in that a browser has started and not finished. */
export type SignInInteraction = {
  readonly uid: string
  /** The path of the sign-in. All its routes are at or below it. */
  readonly action: string
  /** The `login_hint` the portal sent. */
  readonly hint: string
}

const Params = z.object({ uid: z.string() })

export type SignInInteractions = ReturnType<typeof signInInteractions>

type Needs = {
  readonly db: Database
  readonly provider: () => Promise<Provider>
  readonly devices: KnownDevices
}

export function signInInteractions({ db, provider, devices }: Needs) {
  /** A password change ends sign-ins that started with the old password. */
  async function findUnchanged({ id, tokensValidAfter }: Pick<Account, 'id' | 'tokensValidAfter'>) {
    const now = await findAccountById(db, id)
    return now?.isEmailConfirmed === true && now.tokensValidAfter === tokensValidAfter ? now : undefined
  }

  return {
    /** The sign-in's cookie proves that this browser started it. */
    async open(request: FastifyRequest, reply: FastifyReply): Promise<SignInInteraction> {
      const { uid, params } = await (await provider()).interactionDetails(request.raw, reply.raw)
      if (uid !== Params.parse(request.params).uid) throw signInExpired()
      setUiLocale(request, params.ui_locales)
      return { uid, action: `${signInPath}/${uid}`, hint: String(params.login_hint ?? '') }
    },

    /** Completes the sign-in, whatever the method. Returns the address to redirect to. */
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
      // A concurrent password change deletes this sign-in too, unless it ran before the result was written. Check
      // again.
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
