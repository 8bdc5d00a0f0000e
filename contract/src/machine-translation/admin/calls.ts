import * as z from 'zod/mini'

/** The provider's administrators decide about engines, and what clients may use. */
export const forAdministrators = { tag: 'machine-translation', access: { roles: ['ADMIN'] } } as const

export const ClientId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))
