import type { Endpoint } from '@portolan/contract/endpoint'
import type * as z from 'zod/mini'
import { type Call, refusal } from './job-requests.ts'

// biome-ignore lint/suspicious/noExplicitAny: the shape of an endpoint whose schemas are not known here
export type AnyEndpoint = Endpoint<any, any, any, any>
type Part<Name extends string, Schema> = [NonNullable<Schema>] extends [never]
  ? unknown
  : { readonly [Key in Name]: z.input<NonNullable<Schema>> }

export type EndpointInput<E extends AnyEndpoint> = Part<'params', E['params']> &
  Part<'body', E['body']> &
  Partial<Part<'query', E['query']>> & { readonly idempotencyKey?: string }

type EndpointReply<E extends AnyEndpoint> = [NonNullable<E['reply']>] extends [never]
  ? undefined
  : z.output<NonNullable<E['reply']>>

/** Calls an endpoint and returns its reply, checked against the contract. Throws on any other answer. */
export async function callEndpoint<E extends AnyEndpoint>(
  call: Call,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointReply<E>> {
  const reply = await sendToEndpoint(call, endpoint, input)
  const expected = endpoint.reply ? (endpoint.status ?? 200) : 204
  if (reply.status !== expected)
    throw new Error(`${endpoint.name} answered ${reply.status} instead of ${expected}: ${await reply.text()}`)
  return endpoint.reply?.parse(await reply.json())
}

/** Calls an endpoint that must refuse. Returns the status, the code and what is wrong with which field. */
export async function callForRefusal<E extends AnyEndpoint>(
  call: Call,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<(string | number)[]> {
  const reply = await sendToEndpoint(call, endpoint, input)
  if (reply.ok) throw new Error(`${endpoint.name} answered ${reply.status} instead of refusing`)
  return refusal(reply)
}

/** Calls an endpoint and returns the response as it is, for tests of a status, a header or a whole error. */
export function sendToEndpoint<E extends AnyEndpoint>(
  call: Call,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<Response> {
  return send(call, endpoint, input)
}

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly idempotencyKey?: string
}

function send(call: Call, { method, path }: AnyEndpoint, input: LooseInput): Promise<Response> {
  const { params = {}, query = {}, body, idempotencyKey } = input
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return call(search.size > 0 ? `${address}?${search}` : address, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
