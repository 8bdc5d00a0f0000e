import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '../../tables/database.ts'
import { signInPath } from './issuer.ts'
import { messages } from './messages/en.ts'
import { mountPages } from './page-scope.ts'
import type { Demo } from './pages/demo-box.ts'
import type { IdentityPages } from './pages/identity-pages.ts'
import type { CheckPassword } from './passwords.ts'
import { signIn } from './sign-in.ts'
import type { SignInInteractions } from './sign-in-interactions.ts'

type Needs = {
  readonly db: Database
  readonly interactions: SignInInteractions
  readonly pages: IdentityPages
  readonly checkPassword: CheckPassword
  readonly demo: Demo | null
}

const Typed = z.object({ email: z.catch(z.string(), ''), password: z.catch(z.string(), '') })

export function mountSignIn(app: FastifyInstance, { db, interactions, pages, checkPassword, demo }: Needs): void {
  mountPages(app, pages, (scope, send) => {
    scope.get(`${signInPath}/:uid`, async (request, reply) => {
      const { action, hint } = await interactions.open(request, reply)
      const { email } = Typed.parse(request.query)
      const isDemo = demo?.accounts.some((account) => account.email === email)
      const filled = demo && isDemo ? { email, password: demo.password } : { email: hint }
      return send(reply, 200, pages.signIn({ action, ...filled }))
    })

    scope.post(`${signInPath}/:uid`, async (request, reply) => {
      const { action } = await interactions.open(request, reply)
      const typed = Typed.parse(request.body ?? {})
      const outcome = await signIn({ db, checkPassword }, { ...typed, ip: request.ip })
      if (outcome.kind === 'signed-in')
        return reply.redirect(await interactions.finish(request, reply, outcome.account, ['pwd']), 303)
      if (outcome.kind === 'wrong')
        return send(reply, 401, pages.signIn({ action, email: typed.email, error: messages.wrong }))
      const { waitSeconds } = outcome
      reply.header('retry-after', waitSeconds)
      return send(reply, 429, pages.signIn({ action, email: typed.email, error: messages.throttled(waitSeconds) }))
    })
  })
}
