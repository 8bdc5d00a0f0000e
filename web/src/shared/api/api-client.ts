import type { Endpoint } from '@portolan/contract/endpoint'
import type * as z from 'zod/mini'
import { getLocale } from '../messages/language.ts'
import { idTokens } from '../session/id-token.ts'
import { impersonatedUsername, leaveEndedImpersonation } from '../session/impersonation.ts'
import { ApiError, type StatusMessages } from './api-error.ts'

export { ApiError } from './api-error.ts'

type Schema = z.ZodMiniType
type Part<Name extends string, S extends Schema> = [S] extends [never]
  ? unknown
  : undefined extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : Record<never, never> extends z.input<S>
      ? { [K in Name]?: z.input<S> }
      : { [K in Name]: z.input<S> }
type Input<P extends Schema, Q extends Schema, B extends Schema> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>
type Options = {
  signal?: AbortSignal
  statusMessages?: StatusMessages
  keepalive?: boolean
  /** For creates: a call repeated with the same key answers what the first one did. */
  idempotencyKey?: string
}
type Args<I> = Record<never, never> extends I ? [input?: I, options?: Options] : [input: I, options?: Options]
type Reply<R extends Schema> = [R] extends [never] ? undefined : z.output<R>
type Values = Readonly<Record<string, unknown>>

/** Calls a promise of the contract. Throws an ApiError for every answer that is not OK. */
export async function call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  ...[input, options = {}]: Args<Input<P, Q, B>>
): Promise<Reply<R>> {
  const { params, query, body } = (input ?? {}) as { params?: Values; query?: Values; body?: unknown }
  const url = `${location.origin}/api${fillPath(endpoint.path, params)}${queryString(query)}`
  const init: RequestInit = {
    method: endpoint.method,
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  }
  if (body !== undefined) init.body = JSON.stringify(body)
  if (options.idempotencyKey) init.headers = { 'idempotency-key': options.idempotencyKey }

  const token = await idTokens.current()
  let response = await send(url, init, token)
  if (response.status === 401) {
    const renewed = await idTokens.renew(token)
    if (renewed) response = await send(url, init, renewed)
  }
  if (!response.ok) {
    const body = await errorBody(response)
    if (body?.errorCode === 'impersonation_ended') return leaveEndedImpersonation()
    throw new ApiError(response.status, body, options.statusMessages)
  }
  return (response.status === 204 ? undefined : await response.json()) as Reply<R>
}

async function send(url: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  // The language of the page, which the browser's own may not be.
  headers.set('accept-language', getLocale())
  headers.set('authorization', `Bearer ${token}`)
  const username = impersonatedUsername()
  if (username) headers.set('X-Username-Override', username)
  if (init.body) headers.set('content-type', 'application/json')
  try {
    return await fetch(url, { ...init, headers })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0)
  }
}

const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

function queryString(query: Values = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(key, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}

async function errorBody(response: Response): Promise<ApiError['body']> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
