import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { SignInInteractions } from '../sign-in/sign-in-interactions.ts'
import { findPendingSignIn } from '../sign-in/store-pending-sign-ins.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { listPasskeys } from './store-passkeys.ts'

type Needs = { readonly db: Database; readonly origin: string; readonly interactions: SignInInteractions }

const OptionsRequest = z.object({ isSecondStep: z.catch(z.boolean(), false) })
const bodyLimit = 32 * 1024
/** RFC 8176 values for a passkey: a hardware key that its owner unlocked counts as two factors. */
const passkeyMethods = ['hwk', 'user', 'mfa']

/** Called by the script of the sign-in page; see pages/browser/passkey.ts. */
export function mountPasskeys(app: FastifyInstance, { db, origin, interactions }: Needs): void {
  app.post(`${signInPath}/:uid/passkey/options`, { bodyLimit }, async (request, reply) => {
    const { uid } = await interactions.open(request, reply)
    const { isSecondStep } = OptionsRequest.parse(request.body ?? {})
    const options = await askForPasskey({ db, origin }, uid)
    return {
      options: isSecondStep ? { ...options, allowCredentials: await listPasskeysOfPendingSignIn(db, uid) } : options,
    }
  })

  app.post(`${signInPath}/:uid/passkey`, { bodyLimit }, async (request, reply) => {
    const { uid } = await interactions.open(request, reply)
    const { body: credential, ip } = request
    const account = await signInWithPasskey({ db, origin }, { signIn: uid, credential, ip })
    return { next: await interactions.finish(request, reply, account, passkeyMethods) }
  })
}

/** Returns passkeys only after the account's password was correct. */
async function listPasskeysOfPendingSignIn(db: Database, uid: string) {
  const pending = await findPendingSignIn(db, uid, 'code')
  const passkeys = pending ? await listPasskeys(db, pending.accountId) : []
  return passkeys.map(({ id, transports }) => ({ type: 'public-key', id, transports }))
}
