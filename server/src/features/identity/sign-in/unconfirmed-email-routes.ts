import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../tables/database.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { mountPages, pageLocale } from '../pages/mount-pages.ts'
import type { SignInInteractions } from './sign-in-interactions.ts'
import { findUnconfirmed, resendConfirmation } from './unconfirmed-email.ts'

type Needs = {
  readonly db: Database
  readonly interactions: SignInInteractions
  readonly pages: IdentityPages
}

export function mountUnconfirmedEmail(app: FastifyInstance, { db, interactions, pages }: Needs): void {
  const path = `${signInPath}/:uid/confirmEmail`
  mountPages(app, pages, (scope, send) => {
    scope.get(path, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const account = await findUnconfirmed(db, uid)
      if (!account) return reply.redirect(action, 303)
      return send(reply, 200, ({ unconfirmed }) => unconfirmed({ action, email: account.email, wasSent: false }))
    })

    scope.post(path, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const account = await findUnconfirmed(db, uid)
      if (!account) return reply.redirect(action, 303)
      const throttled = await resendConfirmation(
        db,
        { ...account, locale: pageLocale(request) },
        { requestId: request.id, ip: request.ip },
      )
      const form = { action, email: account.email }
      if (!throttled) return send(reply, 200, ({ unconfirmed }) => unconfirmed({ ...form, wasSent: true }))
      reply.header('retry-after', throttled.waitSeconds)
      return send(reply, 429, ({ texts: { t }, unconfirmed }) =>
        unconfirmed({ ...form, wasSent: false, error: t('throttled', { count: throttled.waitSeconds }) }),
      )
    })
  })
}
