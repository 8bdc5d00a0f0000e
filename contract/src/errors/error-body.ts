import * as z from 'zod/mini'

const Params = z.record(z.string(), z.unknown())

export const ErrorBody = z.object({
  /** In English. Programs look at the codes; pages word them in the reader's language. */
  message: z.string(),
  errorCode: z.string(),
  /** The values of the message, such as `{ limit: 'total', megabytes: 500 }`. */
  params: z.optional(Params),
  fields: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), params: z.optional(Params), message: z.string() })),
  ),
  /** With every 429, as in its Retry-After header. */
  retryAfterSeconds: z.optional(z.int()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
