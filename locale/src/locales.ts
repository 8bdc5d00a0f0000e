/** The languages the portal speaks. A new one makes every catalog without it fail to compile. */
export const locales = ['en', 'ar', 'es'] as const
export type Locale = (typeof locales)[number]

/** The language texts are written in first. It is always at hand; the others are loaded when somebody reads them. */
export const sourceLocale = 'en'
export type TargetLocale = Exclude<Locale, typeof sourceLocale>

/** A locale's own name for itself, for the language menu. */
export const nativeNames: Readonly<Record<Locale, string>> = { en: 'English', ar: 'العربية', es: 'Español' }
