import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Database } from '../../../tables/database.ts'
import { signInPath } from '../issuer/issuer-paths.ts'
import type { IdentityPages } from '../pages/identity-pages.ts'
import { mountPages } from '../pages/mount-pages.ts'
import type { KnownDevices } from './known-devices.ts'
import { checkSecondFactor } from './second-factor.ts'
import type { SignInInteractions } from './sign-in-interactions.ts'
import { findPendingSignIn } from './store-pending-sign-ins.ts'

type Needs = {
  readonly db: Database
  readonly box: SecretBox
  readonly now: () => Date
  readonly interactions: SignInInteractions
  readonly pages: IdentityPages
  readonly devices: KnownDevices
}

const Kind = z.catch(z.enum(['app', 'recovery']), 'app')
const CodeQuery = z.object({ with: Kind })
const CodeForm = z.object({ with: Kind, code: z.catch(z.string(), '') })
/** Authentication methods as named by RFC 8176. */
const amr = ['pwd', 'otp', 'mfa']

/** The second page of a sign-in, for accounts with an authenticator app. */
export function mountSecondFactor(app: FastifyInstance, { interactions, pages, devices, ...needs }: Needs): void {
  mountPages(app, pages, (scope, send) => {
    scope.get(`${signInPath}/:uid/code`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      if (!(await findPendingSignIn(needs.db, uid, 'code'))) return reply.redirect(action, 303)
      return send(reply, 200, (page) => page.code({ action, kind: CodeQuery.parse(request.query).with }))
    })

    scope.post(`${signInPath}/:uid/code`, async (request, reply) => {
      const { uid, action } = await interactions.open(request, reply)
      const { with: kind, code } = CodeForm.parse(request.body ?? {})
      const origin = { requestId: request.id, ip: request.ip }
      const outcome = await checkSecondFactor(needs, {
        uid,
        code,
        origin,
        deviceOf: (email) => devices.find(request, email),
      })
      switch (outcome.kind) {
        case 'signed-in':
          return reply.redirect(await interactions.finish(request, reply, outcome.account, amr), 303)
        case 'wrong':
          return send(reply, 401, ({ texts: { t, errors }, ...page }) =>
            page.code({ action, kind, error: kind === 'app' ? errors('wrong_mfa_code') : t('wrongRecoveryCode') }),
          )
        case 'throttled':
          reply.header('retry-after', outcome.waitSeconds)
          return send(reply, 429, ({ texts: { t }, ...page }) =>
            page.code({ action, kind, error: t('throttled', { count: outcome.waitSeconds }) }),
          )
        case 'over':
          return send(reply, 401, ({ texts: { t }, signIn }) => signIn({ action, email: '', error: t('tooManyCodes') }))
      }
    })
  })
}
