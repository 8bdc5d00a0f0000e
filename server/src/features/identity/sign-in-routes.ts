import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import * as z from 'zod/mini'
import type { Database } from '../../tables/database.ts'
import { signInPath } from './issuer.ts'
import { messages } from './messages/en.ts'
import type { Demo } from './pages/demo-box.ts'
import type { IdentityPages } from './pages/identity-pages.ts'
import type { CheckPassword } from './passwords.ts'
import { signIn } from './sign-in.ts'

type Needs = {
  readonly db: Database
  readonly provider: () => Promise<Provider>
  readonly pages: IdentityPages
  readonly checkPassword: CheckPassword
  readonly demo: Demo | null
}

const Address = z.object({ uid: z.string() })
const Typed = z.object({ email: z.catch(z.string(), ''), password: z.catch(z.string(), '') })
const formBytes = 16 * 1024
/** What the issuer's library calls a sign-in that this browser does not have, or no longer. */
const expired = 'SessionNotFound'

export function mountSignIn(app: FastifyInstance, { db, provider, pages, checkPassword, demo }: Needs): void {
  const send = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(pages.headers).header('cache-control', 'no-store').type('text/html').send(page)

  /** The cookie of a sign-in is the proof that this browser began it. */
  async function openSignIn(request: FastifyRequest, reply: FastifyReply) {
    const { uid, params } = await (await provider()).interactionDetails(request.raw, reply.raw)
    if (uid !== Address.parse(request.params).uid) throw Object.assign(new Error('another sign-in'), { name: expired })
    return { action: `${signInPath}/${uid}`, hint: String(params.login_hint ?? '') }
  }

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes })

    scope.get(`${signInPath}/:uid`, async (request, reply) => {
      const { action, hint } = await openSignIn(request, reply)
      const { email } = Typed.parse(request.query)
      const isDemo = demo?.accounts.some((account) => account.email === email)
      const filled = demo && isDemo ? { email, password: demo.password } : { email: hint }
      return send(reply, 200, pages.signIn({ action, ...filled }))
    })

    scope.post(`${signInPath}/:uid`, async (request, reply) => {
      const { action } = await openSignIn(request, reply)
      const typed = Typed.parse(request.body ?? {})
      const outcome = await signIn({ db, checkPassword }, { ...typed, ip: request.ip })
      if (outcome.kind === 'signed-in') {
        const login = { accountId: outcome.account.id, amr: ['pwd'] }
        return reply.redirect(await (await provider()).interactionResult(request.raw, reply.raw, { login }), 303)
      }
      if (outcome.kind === 'wrong')
        return send(reply, 401, pages.signIn({ action, email: typed.email, error: messages.wrong }))
      const { waitSeconds } = outcome
      reply.header('retry-after', waitSeconds)
      return send(reply, 429, pages.signIn({ action, email: typed.email, error: messages.throttled(waitSeconds) }))
    })

    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof Error && error.name === expired) return send(reply, 400, pages.expired())
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500) return send(reply, statusCode, pages.problem(String(statusCode)))
      request.log.error({ err: error, route: request.routeOptions.url }, 'fault')
      return send(reply, 500, pages.fault())
    })
  })
}
