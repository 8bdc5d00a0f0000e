import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../tables/database.ts'
import { signInPath } from '../issuer.ts'
import type { SignInInteractions } from '../sign-in-interactions.ts'
import { askForPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'

type Needs = { readonly db: Database; readonly origin: string; readonly interactions: SignInInteractions }

const bodyLimit = 32 * 1024
/** A key in hardware, or as good as that, that its owner unlocked: two factors. */
const passkeyMethods = ['hwk', 'user', 'mfa']

/** What the script of the sign-in page calls; see pages/passkey-box.ts. */
export function mountPasskeys(app: FastifyInstance, { db, origin, interactions }: Needs): void {
  app.post(`${signInPath}/:uid/passkey/options`, { bodyLimit }, async (request, reply) => {
    const { uid } = await interactions.open(request, reply)
    return { options: await askForPasskey({ db, origin }, uid) }
  })

  app.post(`${signInPath}/:uid/passkey`, { bodyLimit }, async (request, reply) => {
    const { uid } = await interactions.open(request, reply)
    const { body: credential, ip } = request
    const account = await signInWithPasskey({ db, origin }, { signIn: uid, credential, ip })
    return { next: await interactions.finish(request, reply, account, passkeyMethods) }
  })
}
