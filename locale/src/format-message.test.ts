import { describe, expect, it } from 'vitest'
import { translator } from './catalog.ts'
import { directionOf } from './direction.ts'
import { formatMessage } from './format-message.ts'
import { locales, nativeNames } from './locales.ts'
import { pluralCategories } from './plural-categories.ts'
import { testCatalog } from './test-catalog/catalog.ts'

describe('a message', () => {
  it('has the plural form of the locale', async () => {
    const t = await translator(testCatalog, 'ar')
    expect([0, 1, 2, 3, 11, 100].map((count) => t('files', { count }))).toEqual([
      'لا ملفات',
      'ملف واحد',
      'ملفان',
      '3 ملفات',
      '11 ملفًا',
      '100 ملف',
    ])
  })

  it('has the case of its parameter, else the other one', () => {
    const role = testCatalog.source.role
    expect(formatMessage(role, 'en', { role: 'client', company: 'Harbor' })).toBe('For Harbor')
    expect(formatMessage(role, 'en', { role: 'robot' })).toBe('For everyone')
    expect(formatMessage(role, 'en')).toBe('For everyone')
  })

  it('isolates values of the other direction and removes their own direction marks', async () => {
    const t = await translator(testCatalog, 'ar')
    expect(t('title', { name: 'Au\u202erora (2026)' })).toBe('طلبات \u2068Aurora (2026)\u2069')
    expect(t('title', { name: 'ليلى' })).toBe('طلبات ليلى')
    expect(formatMessage('{name}!', 'en', { name: 'ليلى' })).toBe('\u2068ليلى\u2069!')
    expect(formatMessage('{name}!', 'en', { name: 'Ada' })).toBe('Ada!')
  })
})

describe('values in a message', () => {
  const text = '{amount:money} · {people:list} · {language:language} · {country:country} · {count:number}'
  const values = {
    amount: { cents: 125_050, currency: 'USD' },
    people: ['A', 'B', 'C'],
    language: 'es-419',
    country: 'AE',
    count: 12_345.5,
  }

  it.each([
    ['en', '$1,250.50 · A, B, and C · Spanish (Latin America) · United Arab Emirates · 12,345.5'],
    ['es', '1250,50 US$ · A, B y C · español (Latinoamérica) · Emiratos Árabes Unidos · 12.345,5'],
    [
      'ar',
      '\u200f1,250.50 \u2066US$\u2069 · A وB وC · الإسبانية (أمريكا اللاتينية) · الإمارات العربية المتحدة · 12,345.5',
    ],
  ])('are written as in %s', (locale, written) => {
    expect(formatMessage(text, locale, values).replaceAll('\u00a0', ' ')).toBe(written)
  })

  it('count money by the currency’s own units', () => {
    expect(formatMessage('{sum:money}', 'en', { sum: { cents: 500, currency: 'JPY' } })).toBe('¥500')
  })
})

describe('the locales', () => {
  it('have the plural forms that Intl has', () => {
    for (const locale of locales)
      expect(new Set(pluralCategories[locale])).toEqual(
        new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories),
      )
  })

  it('have a direction and a name for themselves', () => {
    expect(locales.map(directionOf)).toEqual(['ltr', 'rtl', 'ltr'])
    expect(['ar-EG', 'he', 'fa-IR', 'arn', 'de'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr'])
    for (const locale of locales)
      expect(nativeNames[locale].toLowerCase()).toBe(
        new Intl.DisplayNames(locale, { type: 'language' }).of(locale)?.toLowerCase(),
      )
  })
})
