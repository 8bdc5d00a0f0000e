import type { Language } from '@portolan/contract/reference/reference'

/** The languages that terms are written in; both are undefined for a list of terms that are not translated. */
export type TermLanguages = { readonly source: Language | undefined; readonly target: Language | undefined }
