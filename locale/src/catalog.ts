import { formatMessage } from './format-message.ts'
import { type Locale, sourceLocale, type TargetLocale } from './locales.ts'
import type { Checked, Params, Texts, Translated } from './message-types.ts'

export type Translation<Source extends Texts, L extends TargetLocale> = {
  readonly [K in keyof Source]: Translated<Source[K], L>
}
type Loaders<Source extends Texts> = {
  readonly [L in TargetLocale]: () => Promise<{ readonly default: Translation<Source, L> }>
}

/** The texts of one feature. English is at hand; other locales are loaded when somebody reads them. */
export type Catalog<Source extends Texts = Texts> = {
  readonly name: string
  readonly source: Source
  readonly load: Loaders<Source>
  readonly loading: Map<Locale, Promise<void>>
  readonly loaded: Map<Locale, Texts>
}

export type Translate<Source extends Texts> = <K extends keyof Source & string>(
  key: K,
  ...params: Params<Source[K]>
) => string

/** Every catalog that was imported so far, for a change of language and for tests over all texts. */
export const catalogs: Catalog[] = []

export function defineCatalog<const Source extends Texts>(
  name: string,
  source: Source,
  load: Loaders<Source>,
): Catalog<Source> {
  const catalog: Catalog<Source> = { name, source, load, loading: new Map(), loaded: new Map() }
  catalogs.push(catalog as unknown as Catalog)
  return catalog
}

/** For a file of translations: every key, every plural form of the locale, no unknown placeholder. */
export const translation =
  <Source extends Texts, L extends TargetLocale>() =>
  <const T extends Translation<Source, L>>(texts: T & Checked<Source, T>): T =>
    texts

const sourceIsHere = Promise.resolve()

/** Loads once per catalog and locale and always answers the same promise. What cannot be loaded is shown in English. */
export function loadTexts<Source extends Texts>(catalog: Catalog<Source>, locale: Locale): Promise<void> {
  if (locale === sourceLocale) return sourceIsHere
  const known = catalog.loading.get(locale)
  if (known) return known
  const loading = catalog.load[locale]().then(
    (module) => void catalog.loaded.set(locale, module.default as Texts),
    () => {},
  )
  catalog.loading.set(locale, loading)
  return loading
}

/**
 * Translates with what is loaded: English until the locale's texts are there. Numbers, dates and money follow `formats`,
 * which may have a region: es-US writes money as the United States do.
 */
export function translateWith<Source extends Texts>(
  catalog: Catalog<Source>,
  locale: Locale,
  formats: string = locale,
): Translate<Source> {
  const own = catalog.loaded.get(locale)
  const texts = own ?? catalog.source
  return (key, ...params) => formatMessage(texts[key] ?? key, own ? formats : sourceLocale, params[0])
}

/** Loads the locale's texts first: for emails, pages the server writes and files. */
export async function translator<Source extends Texts>(
  catalog: Catalog<Source>,
  locale: Locale,
  formats: string = locale,
): Promise<Translate<Source>> {
  await loadTexts(catalog, locale)
  return translateWith(catalog, locale, formats)
}
