import { defineCatalog } from '@portolan/locale/catalog'
import { directionOf } from '@portolan/locale/direction'
import { translatorFor } from '@portolan/locale/translator-for'
import { en } from './messages/places.en.ts'

const places = defineCatalog('content.places', en, {
  ar: () => import('./messages/places.ar.ts'),
  es: () => import('./messages/places.es.ts'),
})

/** What the portal knows about its provider. */
export type ProviderFacts = {
  readonly providerName: string
  readonly contactEmail: string
  readonly contactPhone: string
  /** Services of other companies that may get texts or recordings. */
  readonly remoteServices: readonly string[]
}

/**
 * Fills `{provider}`, `{email}`, `{phone}` and `{engines}` in a text of the provider. The last one says which engines
 * are services of other companies.
 */
export async function fillFacts(text: string, locale: string, facts: ProviderFacts): Promise<string> {
  const t = await translatorFor(places, locale)
  // Keeps names, addresses and numbers in their own direction within Arabic.
  const isolate = (value: string) => (directionOf(locale) === 'rtl' ? `\u2068${value}\u2069` : value)
  const { providerName, contactEmail, contactPhone, remoteServices } = facts
  const values: Readonly<Record<string, string>> = {
    '{provider}': isolate(providerName),
    '{email}': isolate(contactEmail),
    '{phone}': isolate(contactPhone),
    '{engines}': remoteServices.length === 0 ? t('ours') : t('others', { services: remoteServices.map(isolate) }),
  }
  return text.replace(/\{(?:provider|email|phone|engines)\}/g, (name) => values[name] ?? name)
}
