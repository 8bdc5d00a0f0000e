import * as locale from '@portolan/locale/join-names'
import { getLocale } from './messages/language.ts'

/** Names on one line, separated by the comma of the reader's language. */
export const joinNames = (names: readonly string[]): string => locale.joinNames(names, getLocale())
