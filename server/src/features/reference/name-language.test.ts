import { locales } from '@portolan/locale/locales'
import { expect, it } from 'vitest'
import { listLanguages } from './languages.ts'
import { nameLanguage } from './name-language.ts'

const byTag = (bcp47: string) => listLanguages().find((language) => language.bcp47 === bcp47)?.id ?? ''

it("uses the provider's names in English and the names of the locale elsewhere", () => {
  expect(nameLanguage(byTag('es-MX'), 'en-US')).toBe('Spanish (Mexico)')
  expect(nameLanguage(byTag('es-MX'), 'es-US')).toBe('Español (México)')
  expect(nameLanguage(byTag('es-MX'), 'ar-EG')).toBe('الإسبانية (المكسيك)')
  expect(nameLanguage(byTag('es-MX'), 'ja')).toBe('Spanish (Mexico)')
  expect(nameLanguage('unknown', 'es')).toBe('unknown')
})

it('has a name for every language in every locale', () => {
  for (const locale of locales)
    for (const { id, bcp47 } of listLanguages()) {
      const name = nameLanguage(id, locale)
      expect(name, bcp47).not.toBe('')
      expect(name, bcp47).not.toBe(bcp47)
    }
})
