import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../../tables/database.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { SignInInteractions } from '../sign-in/sign-in-interactions.ts'
import { findPendingSignIn } from '../sign-in/store-pending-sign-ins.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { listPasskeys } from './store-passkeys.ts'

type Needs = { readonly db: Database; readonly origin: string; readonly interactions: SignInInteractions }

const Asked = z.object({ isSecondStep: z.catch(z.boolean(), false) })
const bodyLimit = 32 * 1024
/** A key in hardware, or as good as that, that its owner unlocked: two factors. */
const passkeyMethods = ['hwk', 'user', 'mfa']

/** What the script of the sign-in page calls; see pages/passkey-box.ts. */
export function mountPasskeys(app: FastifyInstance, { db, origin, interactions }: Needs): void {
  app.post(`${signInPath}/:uid/passkey/options`, { bodyLimit }, async (request, reply) => {
    const { uid } = await interactions.open(request, reply)
    const { isSecondStep } = Asked.parse(request.body ?? {})
    const options = await askForPasskey({ db, origin }, uid)
    return { options: isSecondStep ? { ...options, allowCredentials: await passkeysOfFirstStep(db, uid) } : options }
  })

  app.post(`${signInPath}/:uid/passkey`, { bodyLimit }, async (request, reply) => {
    const { uid } = await interactions.open(request, reply)
    const { body: credential, ip } = request
    const account = await signInWithPasskey({ db, origin }, { signIn: uid, credential, ip })
    return { next: await interactions.finish(request, reply, account, passkeyMethods) }
  })
}

/** Those of the account whose password was right; nobody else is told of any. */
async function passkeysOfFirstStep(db: Database, uid: string) {
  const step = await findPendingSignIn(db, uid, 'code')
  const passkeys = step ? await listPasskeys(db, step.accountId) : []
  return passkeys.map(({ id, transports }) => ({ type: 'public-key', id, transports }))
}
