/** The languages the portal speaks. A new one makes every catalog without it fail to compile. */
export const locales = ['en', 'ar', 'es'] as const
export type Locale = (typeof locales)[number]
