import type { TargetLocale } from '@portolan/locale/locales'

/** Names that Intl lacks, or that would not tell two languages of the list apart, by the language's id. */
export const languageNameOverrides: Readonly<Record<TargetLocale, Readonly<Record<string, string>>>> = {
  ar: {
    ara: 'العربية (الفصحى الحديثة)',
    hye: 'الأرمنية (الشرقية)',
  },
  es: {
    ara: 'Árabe (estándar moderno)',
    hye: 'Armenio (oriental)',
  },
}
