import * as z from 'zod/mini'

/** Everything about machine translation is for members whose organization has the application. */
export const forMembers = {
  tag: 'machine-translation',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'], application: 'machineTranslation' },
} as const

export const LanguageId = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))

/** A page of a list, by the token that the previous page returned. */
export const pageQuery = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  pageToken: z.optional(z.string().check(z.maxLength(1000))),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
}
