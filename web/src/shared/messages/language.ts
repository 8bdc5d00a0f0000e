import { directionOf } from '@portolan/locale/direction'
import { type Locale, nativeNames } from '@portolan/locale/locales'
import { withRegion } from '@portolan/locale/with-region'
import { useSyncExternalStore } from 'react'
import { writeCookie } from '../cookie.ts'

export const languages = nativeNames
export type Language = Locale

const storageKey = 'portolan.language'

/** A BCP 47 tag: texts follow its language, numbers and dates the whole tag. */
let locale = 'en'
const listeners = new Set<() => void>()
let prepare: (language: Language) => Promise<void> = async () => {}

/** The messages are fetched before anyone hears of the change. */
export const onLanguageChange = (load: typeof prepare): void => {
  prepare = load
}

const languageOf = (tag: string): Language | undefined => {
  const language = tag.split('-')[0] as Language
  return language in languages ? language : undefined
}

/** Chromium names the language of a system without one en-US@posix, which Intl refuses. */
const isTag = (tag: string): boolean => /^[\w-]+$/.test(tag)

export const getLocale = (): string => locale
export const getLanguage = (): Language => languageOf(locale) ?? 'en'

/** A language the portal does not speak changes nothing. */
export async function setLocale(wanted: string): Promise<void> {
  const language = languageOf(wanted)
  if (!language) return
  await prepare(language)
  const tag = withRegion(isTag(wanted) ? wanted : language)
  locale = tag
  chooseLocale(tag)
  document.documentElement.lang = tag
  document.documentElement.dir = directionOf(tag)
  for (const listener of listeners) listener()
}

/** Keeps the reader's choice in this browser. */
export function chooseLocale(tag: string): void {
  localStorage.setItem(storageKey, tag)
  writeCookie('portolan-language', tag)
}

/** The first language of the browser, if the portal speaks it. */
export const browserLanguage = (): Language | undefined => languageOf(navigator.languages[0] ?? '')

/** There while somebody has chosen a language in this tab that no account knows yet. */
export const choiceKey = 'portolan.choice'

/** With the region the browser has for the language: someone with es-MX who chooses Spanish reads Mexican formats. */
export function setLanguage(language: Language): Promise<void> {
  sessionStorage.setItem(choiceKey, language)
  return setLocale(navigator.languages.find((tag) => languageOf(tag) === language) ?? language)
}

/** What was chosen in this browser; null where nothing was. */
export const chosenLocale = (): string | null => localStorage.getItem(storageKey)

/** English unless the reader chose otherwise; the browser's own language never decides. What another tab chooses is followed. */
export async function startLanguage(): Promise<void> {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && newValue && newValue !== locale) void setLocale(newValue)
  })
  const chosen = chosenLocale()
  if (chosen && languageOf(chosen) !== 'en') await setLocale(chosen)
}

export const onLocaleChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(onLocaleChange, getLanguage, () => 'en' as const)

/** For Intl. */
export const useLocale = (): string => useSyncExternalStore(onLocaleChange, getLocale, () => 'en')
