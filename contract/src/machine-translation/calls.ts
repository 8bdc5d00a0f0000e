import * as z from 'zod/mini'

/** Everything about machine translation is for members whose organization has the application. */
export const forMembers = {
  tag: 'machine-translation',
  access: { roles: ['CLIENT', 'CLIENT_EMPLOYEE'], application: 'machineTranslation' },
} as const

export const LanguageId = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))
