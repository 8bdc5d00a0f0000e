import type { Access, Endpoint } from '@portolan/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../tables/database.ts'
import { type Actor, hasAnyRole } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import { describeIssue } from './describe-issue.ts'
import { hashRequest, type Idempotency, readIdempotencyKey } from './idempotency.ts'
import { limitRate } from './rate-limit.ts'
import { readBearer } from './read-bearer.ts'
import { readerLocale } from './reader-locale.ts'
import type { Browser } from './signed-cookies.ts'

z.config(z.locales.en())

/** Where a call came from, for the audit log. */
export type Origin = { readonly requestId: string; readonly ip: string }

// biome-ignore lint/suspicious/noExplicitAny: the shape of an endpoint whose schemas are not known here
type AnyEndpoint = Endpoint<any, any, any, any>
type Output<Schema> = [NonNullable<Schema>] extends [never] ? undefined : z.output<NonNullable<Schema>>
type ReplyOf<E extends AnyEndpoint> = [NonNullable<E['reply']>] extends [never]
  ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing may end without a word
    void
  : z.input<NonNullable<E['reply']>>

export type Call<E extends AnyEndpoint> = {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
  /** Absent only where the endpoint is open to anyone, or to servers. */
  readonly actor: E['access'] extends 'anyone' | 'shared-secret' ? Actor | undefined : Actor
  /** As it was shown: whether it is one of ours is for the handler to find out. */
  readonly secret: E['access'] extends 'shared-secret' ? string : undefined
  readonly origin: Origin
  /** The language of the page that calls, as a BCP 47 tag. */
  readonly locale: string
  readonly browser: Browser
  /** Of a create: the transaction that also keeps the answer for a repeated call. */
  readonly tx: [NonNullable<E['idempotent']>] extends [never] ? undefined : Tx
}

export type Route = {
  readonly endpoint: AnyEndpoint
  readonly handle: (call: never) => Promise<unknown>
  readonly before?: ((call: never) => Promise<void>) | undefined
}

/** Ties a promise of the contract to what keeps it. What is done `before` a create stays done where that is refused. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ReplyOf<E>>,
  before?: (call: Omit<Call<E>, 'tx'>) => Promise<void>,
): Route {
  return { endpoint, handle, before }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, or why we will not take them for who they say they are; told only after their calls were counted. */
    caller: Actor | Refusal | undefined
  }
}

export type ServeNeeds = {
  readonly db: Database
  /** Undefined for someone who is not signed in; refuses a token that is no good. */
  readonly identify: (request: FastifyRequest) => Promise<Actor | undefined>
  readonly idempotency: Idempotency
}

export const apiPrefix = '/api'
const usualBodyBytes = 1024 * 1024

/** Mounts promises: who asks, what comes in, what goes out are all checked here, for every endpoint alike. */
export async function serve(app: FastifyInstance, routes: readonly Route[], needs: ServeNeeds): Promise<void> {
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.endpoint?.access === 'shared-secret') return
    request.caller = await needs.identify(request).catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
  })
  await limitRate(app)
  for (const { endpoint, handle, before } of routes) {
    app.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.maxBodyBytes ?? usualBodyBytes,
      config: { endpoint },
      handler: async (request, reply) => {
        if (request.caller instanceof Refusal) throw request.caller
        const actor = request.caller
        admit(endpoint.access, actor)
        const call = {
          params: check(endpoint.params, request.params, 'params'),
          query: check(endpoint.query, request.query, 'query'),
          body: check(endpoint.body, request.body, 'body'),
          actor,
          secret: endpoint.access === 'shared-secret' ? readSecret(request) : undefined,
          origin: { requestId: request.id, ip: request.ip },
          locale: readerLocale(request.headers),
          browser: {
            cookieHeader: request.headers.cookie,
            setCookie: (header: string) => reply.header('set-cookie', header),
          },
        }
        await before?.(call as never)
        const run = async (tx?: Tx) => answer(endpoint, await handle({ ...call, tx } as never))
        const key = endpoint.idempotent && readIdempotencyKey(request.headers)
        const result = !endpoint.idempotent
          ? await run()
          : key
            ? await needs.idempotency(
                {
                  owner: actor?.accountId ?? request.ip,
                  key,
                  hash: hashRequest(endpoint.name, request.params, request.body),
                },
                run,
              )
            : await needs.db.transaction().execute(run)
        if (!endpoint.reply) return reply.code(204).send()
        return reply.code(endpoint.status ?? 200).send(result)
      },
    })
  }
}

/** Guards in their order: signed in, role, application. */
function admit(access: Access, actor: Actor | undefined): void {
  if (access === 'anyone' || access === 'shared-secret') return
  if (!actor) throw new Refusal('signed_out')
  if (access === 'signed-in') return
  if (!hasAnyRole(actor, access.roles)) throw new Refusal('forbidden')
  if (access.application && !actor.applicationIds.includes(access.application))
    throw new Refusal('application_disabled')
}

function readSecret(request: FastifyRequest): string {
  const secret = readBearer(request.headers.authorization)
  if (secret === undefined) throw new Refusal('signed_out')
  return secret
}

function check(schema: z.ZodMiniType | undefined, value: unknown, place: string): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal(
    'malformed',
    parsed.error.issues.map((issue) => describeIssue(issue, place)),
  )
}

/** Only what the contract promises leaves the portal: unknown keys are dropped, a wrong shape is a fault. */
function answer(endpoint: AnyEndpoint, result: unknown): unknown {
  return endpoint.reply ? endpoint.reply.parse(result) : undefined
}
