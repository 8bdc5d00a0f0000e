import type { Endpoint } from '@portolan/contract/endpoint'
import { isOpenToApiKeys, isOpenToReadOnlyKeys } from '@portolan/contract/identity/api-key-access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../tables/database.ts'
import { type Actor, hasAnyRole } from '../actor.ts'
import { Refusal } from '../refusal.ts'
import { abortWhenCallerLeaves } from './caller-gone.ts'
import { compressAnswers } from './compress-answers.ts'
import { describeIssue } from './describe-issue.ts'
import { fairTurns } from './fair-turns.ts'
import { hashRequest, type Idempotency, readIdempotencyKey } from './idempotency.ts'
import { networkOf } from './network-of.ts'
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
  ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that answers nothing may return nothing
    void
  : z.input<NonNullable<E['reply']>>

export type Call<E extends AnyEndpoint> = {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
  /** Absent only where the endpoint is open to visitors or servers. */
  readonly actor: E['access'] extends 'anyone' | 'shared-secret' | 'secret-in-body' ? Actor | undefined : Actor
  /** As received. The handler has to verify it. */
  readonly secret: E['access'] extends 'shared-secret' ? string : undefined
  readonly origin: Origin
  /** The language of the page that calls, as a BCP 47 tag. */
  readonly locale: string
  readonly browser: Browser
  /** Aborted when the caller hangs up before the answer. */
  readonly signal: AbortSignal
  /** For idempotent endpoints: the transaction that also stores the response for repeated calls. */
  readonly tx: [NonNullable<E['idempotent']>] extends [never] ? undefined : Tx
}

export type Route = {
  readonly endpoint: AnyEndpoint
  readonly handle: (call: never, prepared: never) => Promise<unknown>
  readonly before?: ((call: never) => Promise<unknown>) | undefined
  readonly presentError?: PresentError | undefined
}

/** Words an error as the XML that the caller expects. The HTTP status is 200, because the message holds the status. */
export type PresentError = (httpStatus: number, text: string) => string

type RouteOptions<E extends AnyEndpoint, Prepared> = {
  /**
   * Runs before the transaction of a create, on every call, a repeated one included. What it writes is kept even if the
   * create is refused; what it returns goes to the handler. Slow calls to other systems belong here.
   */
  readonly before?: (call: Omit<Call<E>, 'tx'>) => Promise<Prepared>
  /** Needed by endpoints whose body is XML. */
  readonly presentError?: PresentError
}

/** Ties an endpoint of the contract to its handler. */
export function route<E extends AnyEndpoint, Prepared = undefined>(
  endpoint: E,
  handle: (call: Call<E>, prepared: Prepared) => Promise<ReplyOf<E>>,
  { before, presentError }: RouteOptions<E, Prepared> = {},
): Route {
  return { endpoint, handle, before, presentError }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, or why authentication failed. A failure is reported only after the call was counted. */
    caller: Actor | Refusal | undefined
  }
}

export type ServeNeeds = {
  readonly db: Database
  /** Undefined for visitors. Throws for an invalid token. */
  readonly identify: (request: FastifyRequest) => Promise<Actor | undefined>
  readonly idempotency: Idempotency
}

export const apiPrefix = '/api'
/** What endpoints with XML bodies answer. */
export const xmlType = 'text/xml; charset=utf-8'
export const defaultBodyBytes = 1024 * 1024

/** Registers routes. Access, input and output of every endpoint are checked here. */
export async function serve(app: FastifyInstance, routes: readonly Route[], needs: ServeNeeds): Promise<void> {
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.endpoint?.access
    if (access === 'shared-secret' || access === 'secret-in-body') return
    request.caller = await needs.identify(request).catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
  })
  await limitRate(app)
  compressAnswers(app)
  const takeTurn = fairTurns()
  for (const { endpoint, handle, before, presentError } of routes) {
    app.route({
      method: endpoint.method,
      url: apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.maxBodyBytes ?? defaultBodyBytes,
      config: { endpoint, ...(presentError && { presentError }) },
      handler: async (request, reply) => {
        if (request.caller instanceof Refusal) throw request.caller
        const actor = request.caller
        admit(endpoint, actor)
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
          signal: abortWhenCallerLeaves(reply.raw),
        }
        const perform = async (): Promise<unknown> => {
          const prepared = await before?.(call as never)
          const run = async (tx?: Tx) => answer(endpoint, await handle({ ...call, tx } as never, prepared as never))
          if (!endpoint.idempotent) return run()
          const key = readIdempotencyKey(request.headers)
          if (!key) return needs.db.transaction().execute(run)
          const hash = hashRequest(endpoint.name, request.params, request.body)
          return needs.idempotency({ owner: actor?.accountId ?? request.ip, key, hash }, run)
        }
        const result = await takeTurn(actor?.accountId ?? networkOf(request.ip), perform, call.signal)
        if (!endpoint.reply) return reply.code(204).send()
        if (endpoint.bodyKind === 'xml') reply.type(xmlType)
        return reply.code(endpoint.status ?? 200).send(result)
      },
    })
  }
}

/** Checks API key, sign-in, role and application, in this order. */
function admit(endpoint: AnyEndpoint, actor: Actor | undefined): void {
  const { access } = endpoint
  if (actor?.apiKeyId && !isOpenToApiKeys(endpoint)) throw new Refusal('api_key_forbidden')
  if (actor?.isReadOnly && !isOpenToReadOnlyKeys(endpoint)) throw new Refusal('api_key_read_only')
  if (access === 'anyone' || access === 'shared-secret' || access === 'secret-in-body') return
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

/** Validates the response against the contract. Unknown keys are dropped; a wrong shape is a fault. */
function answer(endpoint: AnyEndpoint, result: unknown): unknown {
  return endpoint.reply ? endpoint.reply.parse(result) : undefined
}
