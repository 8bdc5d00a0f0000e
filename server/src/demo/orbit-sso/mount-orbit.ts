import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { mountProvider, oidcCallbackPath } from '../../features/identity/index.ts'
import type { Feature } from '../../platform/feature.ts'
import { lazy } from '../../platform/lazy.ts'
import { orbitPath, orbitPeople } from './orbit.ts'
import { orbitExpiredPage, orbitHeaders, orbitSignInPage } from './orbit-page.ts'

const Typed = z.object({ email: z.catch(z.string(), ''), password: z.catch(z.string(), '') })

type OrbitNeeds = { readonly origin: string; readonly password: string }

/** The identity provider of Orbit Aerospace, a client of the demo. */
export const orbitSso = (needs: OrbitNeeds): Feature => ({ mount: (app) => mountOrbit(app, needs) })

function mountOrbit(app: FastifyInstance, { origin, password }: OrbitNeeds): void {
  const provider = lazy(async () => {
    const { createOrbitProvider } = await import('./orbit-provider.ts')
    return createOrbitProvider(origin, origin + oidcCallbackPath)
  })
  mountProvider(app, provider, { origin, path: orbitPath })

  app.register(async (scope) => {
    await scope.register(formbody)
    const send = (reply: FastifyReply, status: number, page: string) =>
      reply.code(status).headers(orbitHeaders).type('text/html').send(page)
    const show = (request: FastifyRequest, reply: FastifyReply, email: string, isWrong: boolean) => {
      const action = request.url.split('?', 1).join()
      return send(
        reply,
        isWrong ? 401 : 200,
        orbitSignInPage({ action, email, isWrong, people: orbitPeople, password }),
      )
    }

    scope.get(`${orbitPath}/signIn/:uid`, async (request, reply) => {
      const { params } = await (await provider()).interactionDetails(request.raw, reply.raw)
      return show(request, reply, Typed.parse(request.query).email || String(params.login_hint ?? ''), false)
    })

    scope.post(`${orbitPath}/signIn/:uid`, async (request, reply) => {
      const issuer = await provider()
      await issuer.interactionDetails(request.raw, reply.raw)
      const typed = Typed.parse(request.body ?? {})
      const person = orbitPeople.find(({ email }) => email === typed.email.trim().toLowerCase())
      if (!person || typed.password !== password) return show(request, reply, typed.email, true)
      const login = { accountId: person.subject }
      return reply.redirect(await issuer.interactionResult(request.raw, reply.raw, { login }), 303)
    })

    scope.setErrorHandler((error, request, reply) => {
      const isExpired = error instanceof Error && error.name === 'SessionNotFound'
      if (!isExpired) request.log.error({ err: error }, "fault of the demo's second issuer")
      return send(reply, isExpired ? 400 : 500, orbitExpiredPage())
    })
  })
}
