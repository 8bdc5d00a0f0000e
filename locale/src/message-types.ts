import type { Locale } from './locales.ts'
import type { PluralCategory } from './plural-categories.ts'

/**
 * A message is a string with `{name}` or `{name:format}`, a plural over `count`, or a select over a named parameter.
 * Plain data: it needs no parser, and the compiler can check it.
 */
export type PluralText = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string }
export type SelectText = { readonly select: string; readonly cases: Readonly<Record<string, string>> }
export type Message = string | PluralText | SelectText
export type Texts = Readonly<Record<string, Message>>

/** What a placeholder takes, by its format. */
export type FormatTypes = {
  text: string | number
  number: number
  money: { readonly cents: number; readonly currency: string }
  list: readonly string[]
  language: string
  country: string
}
export type Format = keyof FormatTypes

type PlaceholdersIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never
type NameOf<P extends string> = P extends `${infer Name}:${string}` ? Name : P
type ValueOf<P extends string> = P extends `${string}:${infer F}`
  ? F extends Format
    ? FormatTypes[F]
    : never
  : FormatTypes['text']
type Values<P extends string> = { readonly [K in P as NameOf<K>]: ValueOf<K> }

type StringsOf<M> = M extends string
  ? M
  : M extends SelectText
    ? M['cases'][keyof M['cases']]
    : Extract<M[keyof M], string>

/** `{count:number}` and `{price:money}` of a message, as written. */
export type Placeholders<M> = PlaceholdersIn<StringsOf<M>>

/** Each case of a select takes its own parameters. */
type SelectValues<M extends SelectText> = {
  [C in keyof M['cases']]: { readonly [K in M['select']]: C } & Values<PlaceholdersIn<M['cases'][C]>>
}[keyof M['cases']]

/** The parameters of a message: none, or one object with exactly these. */
export type Params<M> = M extends string
  ? [Placeholders<M>] extends [never]
    ? []
    : [Values<Placeholders<M>>]
  : M extends SelectText
    ? [SelectValues<M>]
    : [Values<Exclude<Placeholders<M>, 'count' | 'count:number'>> & { readonly count: number }]

/** The same message in another locale: same form, every plural form of the locale, every case. */
export type Translated<M, L extends Locale> = M extends string
  ? string
  : M extends SelectText
    ? { readonly select: M['select']; readonly cases: { readonly [K in keyof M['cases']]: string } }
    : { readonly [C in PluralCategory<L>]: string }

/** Fails to compile where a translation uses a placeholder that the source does not have. */
export type Checked<Source extends Texts, T> = {
  readonly [K in keyof Source]: K extends keyof T
    ? [Exclude<Placeholders<T[K]>, AllowedPlaceholders<Source[K]>>] extends [never]
      ? T[K]
      : { readonly unknownPlaceholder: Exclude<Placeholders<T[K]>, AllowedPlaceholders<Source[K]>> }
    : never
}

/** A plural always has its count, also where English does not write it. */
type AllowedPlaceholders<M> = Placeholders<M> | (M extends string | SelectText ? never : 'count' | 'count:number')
