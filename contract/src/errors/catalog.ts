import { defineCatalog } from '@portolan/locale/catalog'
import { formatMessage } from '@portolan/locale/format-message'
import type { Params } from '@portolan/locale/message-types'
import type { ErrorCode } from './codes.ts'
import { en } from './en.ts'
import { en as fields } from './fields/en.ts'
import { errorTranslations, fieldTranslations } from './translations.ts'

export const errorCatalog = defineCatalog('errors', en, errorTranslations)
export const fieldCatalog = defineCatalog('fields', fields, fieldTranslations)

/** None, or one object with exactly the values of the code's text. */
export type ErrorParams<C extends ErrorCode> = Params<(typeof en)[C]>

export type FieldCode = keyof typeof fields

/** The codes whose text takes no values. */
export type PlainFieldCode = {
  [C in FieldCode]: Params<(typeof fields)[C]> extends readonly [] ? C : never
}[FieldCode]

/** What is wrong with a field: a code with the values of its text. */
export type FieldError =
  | { readonly code: PlainFieldCode }
  | {
      [C in Exclude<FieldCode, PlainFieldCode>]: { readonly code: C; readonly params: Params<(typeof fields)[C]>[0] }
    }[Exclude<FieldCode, PlainFieldCode>]

/** With the place of the field in the call, such as `body.files.0.fileName`. */
export type FieldProblem = FieldError & { readonly path: string }

type Values = Readonly<Record<string, unknown>>

/** The English text of an error, for API users. Without values it is the general one. */
export const errorMessage = (code: keyof typeof en, params?: Values): string => formatMessage(en[code], 'en', params)

export const fieldMessage = (code: FieldCode, params?: Values): string => formatMessage(fields[code], 'en', params)
