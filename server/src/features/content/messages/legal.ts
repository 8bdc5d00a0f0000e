import type { LegalTextId } from '@portolan/contract/content/content'
import type { Locale } from '@portolan/locale/locales'
import * as ar from './legal.ar.ts'
import * as en from './legal.en.ts'
import * as es from './legal.es.ts'

type LegalMessages = Readonly<Record<Locale, Readonly<Record<LegalTextId, string>>>>

export const legalTitles: LegalMessages = { en: en.titles, ar: ar.titles, es: es.titles }

export const standardLegalTexts: LegalMessages = { en: en.standardTexts, ar: ar.standardTexts, es: es.standardTexts }
