import { type Endpoint, refusalsOf } from '@portolan/contract/endpoint'
import { errorMessage, fieldMessage } from '@portolan/contract/errors/catalog'
import { type ErrorCode, errors, fault } from '@portolan/contract/errors/codes'
import type { ErrorBody } from '@portolan/contract/errors/error-body'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database-away.ts'
import { Refusal, type RefusedField, retryLater, tooManyRequests } from '../refusal.ts'
import { CallerGone } from './caller-gone.ts'
import { type PresentError, xmlType } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    presentError?: PresentError
  }
}

/** Responds with `{ errorCode, params?, message, fields? }`, in English. Faults are logged in full and shown as one sentence. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof CallerGone) return reply.code(499).send()
  const refusal = error instanceof Refusal ? error : asRefusal(error)
  // Logged as an error, because only the operator can fix it.
  if (refusal?.code === 'disk_full') request.log.error({ err: error }, 'the database has no room left')
  const { presentError } = request.routeOptions.config
  if (refusal && isPromised(refusal.code, request))
    return presentError ? sendXml(reply, presentError, refusal) : send(reply, refusal)
  request.log.error({ err: error, route: request.routeOptions.url }, 'fault')
  if (presentError)
    return uncached(reply)
      .code(200)
      .type(xmlType)
      .send(presentError(fault.status, errorMessage(fault.code)))
  return uncached(reply)
    .code(fault.status)
    .send({ message: errorMessage(fault.code), errorCode: fault.code } satisfies ErrorBody)
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, new Refusal('not_found'))
}

function send(reply: FastifyReply, { code, params, fields, retryAfterSeconds }: Refusal): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const body: ErrorBody = {
    message: errorMessage(code, params),
    errorCode: code,
    ...(params && { params }),
    ...(fields && { fields: fields.map(presentField) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
  return uncached(reply).code(errors[code].status).send(body)
}

function sendXml(
  reply: FastifyReply,
  presentError: PresentError,
  { code, params, fields = [] }: Refusal,
): FastifyReply {
  const sentences = [errorMessage(code, params), ...fields.map((field) => presentField(field).message)]
  return uncached(reply)
    .code(200)
    .type(xmlType)
    .send(presentError(errors[code].status, sentences.join(' ')))
}

function presentField(field: RefusedField): NonNullable<ErrorBody['fields']>[number] {
  const { path, code, message } = field
  const params = 'params' in field ? field.params : undefined
  return { path, code, ...(params && { params }), message: message ?? fieldMessage(code, params) }
}

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store')

/** Routes outside the contract (sign-in pages, uploads) may refuse with any code. */
function isPromised(code: ErrorCode, request: FastifyRequest): boolean {
  const endpoint = request.routeOptions.config.endpoint
  return !endpoint || refusalsOf(endpoint).includes(code)
}

/** About as long as a restart of PostgreSQL takes. */
const retryAfterOutageSeconds = 5

/** Maps errors of Fastify and PostgreSQL to refusals. */
function asRefusal(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new Refusal('malformed_json')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type')
  if (statusCode === 429) return tooManyRequests(60)
  if (code === '22021' || code === '22P05') return new Refusal('malformed') // a NUL character, which PostgreSQL cannot store
  if (code === '53100') return new Refusal('disk_full')
  if (isDatabaseAway(error)) return retryLater('unavailable', retryAfterOutageSeconds)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('malformed')
  return undefined
}
