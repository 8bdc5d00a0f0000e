import * as z from 'zod/mini'

/** The visit from a procurement system that the caller's browser is in. It says where a cart goes and proves nothing. */
export const visitQuery = { externalReferenceId: z.optional(z.string().check(z.minLength(1), z.maxLength(500))) }
