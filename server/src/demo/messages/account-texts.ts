import ar from './account-texts.ar.ts'
import { en } from './account-texts.en.ts'
import es from './account-texts.es.ts'

export type DemoEmail = keyof typeof en

/** All languages at hand: the sign-in page lists the accounts to everyone. */
export const accountTexts = { en, ar, es }
