import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales, sourceLocale } from '@portolan/locale/locales'
import { matchLocale } from '@portolan/locale/negotiate-locale'
import type { ProviderFacts } from './fill-facts.ts'

/** The folder of the provider's texts, and what is filled in there. */
export type Content = { readonly folder: string; readonly facts: ProviderFacts }

export type ContentFile = { readonly text: string; readonly locale: Locale }

/**
 * A file of the provider in the reader's language: `terms.ar.md` before `terms.md`, which is in English. Undefined
 * where there is neither, or nothing in it.
 */
export async function readContentFile(
  folder: string,
  name: string,
  extension: 'md' | 'html',
  readerLocale: string,
): Promise<ContentFile | undefined> {
  const locale = matchLocale(readerLocale) ?? sourceLocale
  if (locale !== sourceLocale) {
    const text = await readText(join(folder, `${name}.${locale}.${extension}`))
    if (text !== undefined) return { text, locale }
  }
  const text = await readText(join(folder, `${name}.${extension}`))
  return text === undefined ? undefined : { text, locale: sourceLocale }
}

async function readText(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text?.trim() ? text : undefined
}

/** Calls `read` for each language of the portal. */
export async function forEachLocale<T>(read: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const))
  return Object.fromEntries(entries) as Record<Locale, T>
}
