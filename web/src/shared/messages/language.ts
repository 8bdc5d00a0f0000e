import { useSyncExternalStore } from 'react'
import { writeCookie } from '../cookie.ts'

export const languages = { en: 'English', ar: 'العربية' } as const
export type Language = keyof typeof languages

const storageKey = 'portolan.language'
const rightToLeft: readonly Language[] = ['ar']

const isLanguage = (value: string | null | undefined): value is Language => !!value && value in languages

let current: Language = 'en'
const listeners = new Set<() => void>()
let prepare: (language: Language) => Promise<void> = async () => {}

/** The messages are fetched before anyone hears of the change. */
export const onLanguageChange = (load: typeof prepare): void => {
  prepare = load
}

export const getLanguage = (): Language => current

export async function setLanguage(language: Language): Promise<void> {
  await prepare(language)
  current = language
  localStorage.setItem(storageKey, language)
  writeCookie('portolan-language', language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  for (const listener of listeners) listener()
}

/** English unless the reader chose otherwise; the browser's own language never decides. */
export async function startLanguage(): Promise<void> {
  const chosen = localStorage.getItem(storageKey)
  if (isLanguage(chosen) && chosen !== 'en') await setLanguage(chosen)
}

const directionOf = (language: Language): 'ltr' | 'rtl' => (rightToLeft.includes(language) ? 'rtl' : 'ltr')

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, () => 'en' as const)
