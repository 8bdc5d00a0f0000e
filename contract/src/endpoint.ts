import type * as z from 'zod/mini'
import type { ApplicationId } from './clients/applications.ts'
import { type ErrorCode, everywhere } from './errors/codes.ts'
import type { Role } from './roles.ts'

/**
 * Who may call: anyone, any signed-in user, users with one of these roles (and, if named, an application), or another
 * company's server that sends a shared secret as bearer token or in the message itself.
 */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'shared-secret'
  | 'secret-in-body'
  | { readonly roles: readonly Role[]; readonly application?: ApplicationId }

/** One API endpoint as data: the server serves it, the web calls it and the documentation describes it. */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  /** The operation id in the OpenAPI document and the method name in the generated client. */
  readonly name: string
  readonly summary: string
  readonly tag: string
  readonly method: 'GET' | 'POST'
  /** Below `/api`, with parameters as `{name}`. */
  readonly path: `/${string}`
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Body and reply are XML texts, and so is every refusal. JSON unless given. */
  readonly bodyKind?: 'xml'
  /** If absent, the response is 204 without a body. */
  readonly reply?: Reply
  /** Defaults to 200. Creates return 201. */
  readonly status?: 200 | 201
  /** The error codes of this endpoint, in addition to those of `everywhere` in errors/codes.ts. */
  readonly refusals: readonly ErrorCode[]
  /** Overrides the default body limit, in bytes. */
  readonly maxBodyBytes?: number
  /** For creates: a repeated call with the same Idempotency-Key header returns the first response. */
  readonly idempotent?: true
  readonly example: {
    readonly params?: z.input<Params>
    readonly query?: z.input<Query>
    readonly body?: z.input<Body>
    readonly reply?: z.input<Reply>
  }
}

export function endpoint<
  Params extends z.ZodMiniType = never,
  Query extends z.ZodMiniType = never,
  Body extends z.ZodMiniType = never,
  Reply extends z.ZodMiniType = never,
  const Who extends Access = Access,
  const Idempotent extends true | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Reply> & Exactly<Who, Idempotent>) {
  return definition as Endpoint<Params, Query, Body, Reply> & Exactly<Who, Idempotent> & WithBody<Body>
}

/** A form is checked by the body's schema, so an endpoint that takes one has it for certain. */
type WithBody<Body> = [Body] extends [never] ? unknown : { readonly body: Body }

/** Keeps the literal types, which decide what a handler receives. */
type Exactly<Who, Idempotent> = { readonly access: Who; readonly idempotent?: Idempotent }

/** All error codes the endpoint can return. */
export function refusalsOf(definition: Pick<Endpoint, 'refusals' | 'idempotent'>): readonly ErrorCode[] {
  const ofCreates: readonly ErrorCode[] = ['idempotency_key_busy', 'idempotency_key_reused']
  return [...everywhere, ...definition.refusals, ...(definition.idempotent ? ofCreates : [])]
}
