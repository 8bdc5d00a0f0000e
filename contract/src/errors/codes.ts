import * as z from 'zod/mini'

/** Every refusal the portal can utter: the one status it travels under and the sentence people read. */
export const errors = {
  malformed: { status: 400, message: 'Some of what was sent is not valid.' },
  malformed_json: { status: 400, message: 'The body is not valid JSON.' },
  invalid_request_origination: { status: 400, message: 'Invalid request origination' },
  wrong_old_password: { status: 400, message: 'Invalid Old Password value' },
  password_too_common: { status: 400, message: 'This password is too common' },
  wrong_mfa_code: {
    status: 400,
    message: 'Invalid code. Please try again or wait for the code to change and try then.',
  },
  wrong_passkey: { status: 400, message: 'That passkey was not accepted. Please try again.' },
  invalid_email_confirmation: { status: 400, message: 'Invalid email confirmation URL' },
  invalid_sign_up_url: { status: 400, message: 'Invalid sign-up URL' },
  email_not_of_company: { status: 400, message: 'This e-mail address does not belong to the company.' },
  email_not_verified: { status: 400, message: 'Verification code is invalid or expired.' },
  email_not_allowed: { status: 400, message: 'This e-mail address is not allowed for the company.' },
  parts_missing: { status: 400, message: 'Parts of the file have not arrived yet.' },
  files_too_large: { status: 400, message: 'These are more files, or larger ones, than allowed here.' },
  page_token_invalid: {
    status: 400,
    message: 'This page of the list is not there any more. Start from the first one.',
  },
  signed_out: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'Access to this page is restricted.' },
  application_disabled: { status: 403, message: 'This application is not enabled for your account.' },
  impersonation_forbidden: { status: 403, message: 'This user cannot be impersonated.' },
  impersonation_ended: { status: 403, message: 'This impersonation has ended. Start a new one to go on.' },
  account_not_accepted: {
    status: 403,
    message: 'Your sign-in worked, but this account cannot be used here. Please contact us.',
  },
  federated_account: {
    status: 403,
    message: 'Your account signs in through your organisation. Change the password there.',
  },
  mfa_not_offered: { status: 403, message: 'Your organisation does not use authenticator apps.' },
  code_required: { status: 403, message: 'Please enter the code that we emailed to the requester.' },
  client_inactive: { status: 403, message: 'This client is unable to accept new requests.' },
  submissions_disabled: { status: 403, message: 'This client accepts requests from signed-in users only.' },
  not_found: { status: 404, message: 'We cannot find that.' },
  job_request_not_found: { status: 404, message: 'Job request not found' },
  link_expired: { status: 404, message: 'This link has expired.' },
  client_not_found: { status: 404, message: 'We cannot find that organisation.' },
  company_not_found: { status: 404, message: 'We could not find a company for this e-mail address.' },
  punchout_not_found: { status: 404, message: 'This link has expired or was used already.' },
  file_not_found: { status: 404, message: 'A file is not there any more. Please upload it again.' },
  upload_not_found: { status: 404, message: 'This upload is not there any more. Please start it again.' },
  quote_not_found: { status: 404, message: 'There is no quote for this request yet.' },
  order_not_found: { status: 404, message: 'There is no such order on the desk.' },
  user_not_found: { status: 404, message: 'There is no user of that name.' },
  body_too_slow: { status: 408, message: 'What was sent did not arrive in time. Please try again.' },
  conflict: { status: 409, message: 'Conflict error' },
  quote_expired: { status: 409, message: 'This quote has expired.' },
  deliverables_missing: { status: 409, message: 'Every target language needs a translated file first.' },
  idempotency_key_busy: { status: 409, message: 'The first request with this Idempotency-Key is still running.' },
  file_altered: {
    status: 409,
    message: 'This file is not the one that was sent. We do not hand it out. Please contact us.',
  },
  upload_quota_reached: {
    status: 413,
    message: 'More uploads wait to be sent than allowed. Send your request first, or try again tomorrow.',
  },
  body_too_large: { status: 413, message: 'What was sent is larger than allowed here.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.' },
  too_many_requests: { status: 429, message: 'Too many requests in a short time.' },
  daily_limit_reached: {
    status: 429,
    message: 'No more requests can be sent from this e-mail address today. Please sign in or contact us.',
  },
  disk_full: {
    status: 503,
    message: 'The portal has no room left to save anything. Please try again later. If this lasts, contact us.',
  },
  no_room: { status: 507, message: 'There is no room for uploads right now. Please try again in an hour.' },
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
  'account_not_accepted',
  'impersonation_forbidden',
  'impersonation_ended',
  'user_not_found',
  'not_found',
  'body_too_slow',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'disk_full',
  'unavailable',
]

/** What people see when something broke that nobody meant to refuse. */
export const fault = { status: 500, code: 'fault', message: 'Something went wrong on our side.' } as const

export const ErrorBody = z.object({
  message: z.string(),
  errorCode: z.string(),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** With every 429, as in its Retry-After header. */
  retryAfterSeconds: z.optional(z.int()),
  /** The figures of the sentence, such as `{ megabytes: 500 }`. */
  details: z.optional(z.record(z.string(), z.number())),
})
export type ErrorBody = z.infer<typeof ErrorBody>
