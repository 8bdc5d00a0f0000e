import * as z from 'zod/mini'

/** Every refusal the portal can utter: the one status it travels under and the sentence people read. */
export const errors = {
  malformed: { status: 400, message: 'Some of what was sent is not valid.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  invalid_request_origination: { status: 400, message: 'Invalid request origination' },
  signed_out: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'Access to this page is restricted.' },
  application_disabled: { status: 403, message: 'This application is not enabled for your account.' },
  impersonation_forbidden: { status: 403, message: 'This user cannot be impersonated.' },
  not_found: { status: 404, message: 'We cannot find that.' },
  job_request_not_found: { status: 404, message: 'Job request not found' },
  client_not_found: { status: 404, message: 'We cannot find that organisation.' },
  user_not_found: { status: 404, message: 'There is no user of that name.' },
  conflict: { status: 409, message: 'Conflict error' },
  idempotency_key_busy: { status: 409, message: 'The first request with this Idempotency-Key is still running.' },
  body_too_large: { status: 413, message: 'What was sent is larger than allowed here.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  unavailable: { status: 503, message: 'Portolan cannot answer right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** Refusals any endpoint may answer with, so none needs to list them. */
export const everywhere: readonly ErrorCode[] = [
  'malformed',
  'malformed_json',
  'signed_out',
  'forbidden',
  'application_disabled',
  'impersonation_forbidden',
  'user_not_found',
  'not_found',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'unavailable',
]

/** What people see when something broke that nobody meant to refuse. */
export const fault = { status: 500, code: 'fault', message: 'Something went wrong on our side.' } as const

export const ErrorBody = z.object({
  message: z.string(),
  errorCode: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type ErrorBody = z.infer<typeof ErrorBody>
