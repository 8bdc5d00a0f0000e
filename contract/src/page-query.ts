import * as z from 'zod/mini'

/** A page of a list, by the token that the previous page returned. */
export const pageQuery = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  pageToken: z.optional(z.string().check(z.maxLength(1000))),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
}
