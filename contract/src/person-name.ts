import * as z from 'zod/mini'

/** A first or last name. */
export const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
