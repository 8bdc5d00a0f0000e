import type { en } from '@portolan/contract/errors/en'
import type { en as fieldsEn } from '@portolan/contract/errors/fields/en'
import { errorTranslations, fieldTranslations } from '@portolan/contract/errors/translations'
import { type Catalog, defineCatalog } from '@portolan/locale/catalog'
import { formatMessage } from '@portolan/locale/format-message'
import { getLanguage, getLocale } from '../messages/language.ts'

/** Without their English texts, which the server sends with every error: a page does not have to carry them. */
const errorCatalog = defineCatalog('errors', {} as typeof en, errorTranslations)
const fieldCatalog = defineCatalog('fields', {} as typeof fieldsEn, fieldTranslations)

export type ErrorWords = {
  readonly code?: string | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly message: string
}

/** The text of a code in the reader's language. In English, and for a code of a newer server, the server's message. */
const wordsIn =
  (catalog: Catalog<never>) =>
  ({ code, params, message }: ErrorWords): string => {
    const text = code && catalog.loaded.get(getLanguage())?.[code]
    return text ? formatMessage(text, getLocale(), params) : message
  }

export const wordError = wordsIn(errorCatalog as unknown as Catalog<never>)
export const wordField = wordsIn(fieldCatalog as unknown as Catalog<never>)
