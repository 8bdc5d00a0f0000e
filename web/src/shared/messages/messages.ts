import { use } from 'react'
import { getLanguage, type Language, onLanguageChange, useLanguage } from './language.ts'

type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }
type Texts = Readonly<Record<string, string | Plural>>
type OtherLanguage = Exclude<Language, 'en'>

/** The same keys in another language. A key left out is shown in English. */
export type Translation<En extends Texts> = { readonly [K in keyof En]?: En[K] extends Plural ? Plural : string }

export type Messages<En extends Texts = Texts> = {
  readonly en: En
  readonly loadOther: Readonly<Record<OtherLanguage, () => Promise<{ default: Translation<En> }>>>
  readonly loaded: Map<Language, Promise<void>>
  readonly texts: Map<Language, Translation<En>>
}

type TextOf<M> = M extends Plural ? M['other'] : M
type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Params<M> = [Names<TextOf<M>>] extends [never] ? [] : [Record<Names<TextOf<M>>, string | number>]

export type Translate<En extends Texts> = <K extends keyof En & string>(key: K, ...params: Params<En[K]>) => string

const all: Messages[] = []

/** English travels with the chunk that imports it; another language is fetched when it is the chosen one. */
export function defineMessages<const En extends Texts>(en: En, loadOther: Messages<En>['loadOther']): Messages<En> {
  const messages: Messages<En> = { en, loadOther, loaded: new Map(), texts: new Map() }
  all.push(messages as unknown as Messages)
  return messages
}

/** Fetches what is on the page already, so that the page changes language in one step. */
const loadMessages = async (language: Language): Promise<void> => {
  await Promise.all(all.map((messages) => load(messages, language)))
}

onLanguageChange(loadMessages)

/** For components: suspends for as long as the chosen language is on its way. */
export function useMessages<En extends Texts>(messages: Messages<En>): Translate<En> {
  const language = useLanguage()
  use(load(messages, language))
  return translator(messages, language)
}

/** For code outside React: English until the chosen language has arrived. */
export const translate = <En extends Texts>(messages: Messages<En>): Translate<En> =>
  translator(messages, getLanguage())

function load<En extends Texts>(messages: Messages<En>, language: Language): Promise<void> {
  if (language === 'en') return englishIsHere
  let loading = messages.loaded.get(language)
  if (!loading) {
    loading = messages.loadOther[language]().then(
      (module) => void messages.texts.set(language, module.default),
      () => void messages.texts.set(language, {}),
    )
    loading.then(() => markSettled(loading as Promise<void>))
    messages.loaded.set(language, loading)
  }
  return loading
}

/** As React itself marks what it has seen settle: `use` then goes on at once, without a flicker. */
const markSettled = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined })

const englishIsHere = markSettled(Promise.resolve())

function translator<En extends Texts>(messages: Messages<En>, language: Language): Translate<En> {
  return (key, ...params) => {
    const own = messages.texts.get(language)?.[key]
    const message: string | Plural = own ?? messages.en[key] ?? key
    return fill(message, own === undefined ? 'en' : language, params[0])
  }
}

function fill(message: string | Plural, language: Language, params: Record<string, string | number> = {}): string {
  const text = typeof message === 'string' ? message : pluralOf(message, language, Number(params.count))
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value)
  })
}

const pluralOf = (message: Plural, language: Language, count: number): string =>
  message[new Intl.PluralRules(language).select(count)] ?? message.other
