import * as locale from '@portolan/locale/name-in-sentence'
import { getLocale } from './messages/language.ts'

/** The name of a language as the reader's language writes it inside a sentence. */
export const nameInSentence = (name: string): string => locale.nameInSentence(name, getLocale())
