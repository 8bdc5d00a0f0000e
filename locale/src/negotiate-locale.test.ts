import { expect, it } from 'vitest'
import { matchLocale, negotiateLocale, parseAcceptLanguage } from './negotiate-locale.ts'

it('prefers the account, then the cookie, then the page, then the browser', () => {
  expect(negotiateLocale({ account: 'es', cookie: 'ar', acceptLanguage: 'en' })).toBe('es-419')
  expect(negotiateLocale({ account: null, cookie: 'ar', acceptLanguage: 'en' })).toBe('ar')
  expect(negotiateLocale({ cookie: 'xx', acceptLanguage: 'fr-CH, es-MX;q=0.9, en;q=0.8' })).toBe('es-MX')
  expect(negotiateLocale({ acceptLanguage: 'ar-EG' })).toBe('ar-EG')
  expect(negotiateLocale({ page: 'es', cookie: 'ar' })).toBe('ar')
  expect(negotiateLocale({ page: 'es', acceptLanguage: 'ar' })).toBe('es-419')
})

it('takes the formats of Latin America for Spanish without a region', () => {
  expect(negotiateLocale({ cookie: 'es' })).toBe('es-419')
  expect(negotiateLocale({ cookie: 'es-ES' })).toBe('es-ES')
})

it('answers English where nothing fits', () => {
  expect(negotiateLocale({})).toBe('en')
  expect(negotiateLocale({ acceptLanguage: 'fr,*;q=0.1' })).toBe('en')
  expect(negotiateLocale({ acceptLanguage: ';;q=,\u0000,x'.repeat(500) })).toBe('en')
})

it('reads the languages of a browser by their weight', () => {
  expect(parseAcceptLanguage('a;q=0.1, b;q=0, c, d ; q=0.5, e;q=no')).toEqual(['c', 'd', 'a'])
  expect(parseAcceptLanguage('a,'.repeat(100))).toHaveLength(20)
})

it('matches a tag by language and script', () => {
  expect(['es-419', 'en-GB', 'ar-Arab-AE', 'ar-Latn', 'de', ''].map(matchLocale)).toEqual([
    'es',
    'en',
    'ar',
    undefined,
    undefined,
    undefined,
  ])
})
