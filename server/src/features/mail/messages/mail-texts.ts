import { loadReasonWording } from '@portolan/contract/job-requests/word-reason'
import type { Catalog, Translate } from '@portolan/locale/catalog'
import type { Texts } from '@portolan/locale/message-types'
import { translatorFor } from '@portolan/locale/translator-for'
import { accountMessages } from './accounts.ts'
import { quoteMessages } from './quotes.ts'
import { reportMessages } from './reports.ts'
import { requestMessages } from './requests.ts'
import { securityMessages } from './security.ts'

type TextsOf<C> = C extends Catalog<infer Source extends Texts> ? Translate<Source> : never

/** The texts of all emails in the language of one reader. */
export type MailTexts = {
  /** A BCP 47 tag. */
  readonly locale: string
  /** Words a reason that the portal gave; a person's own words stay as they are. */
  readonly wordReason: (reason: string) => string
  readonly accounts: TextsOf<typeof accountMessages>
  readonly quotes: TextsOf<typeof quoteMessages>
  readonly reports: TextsOf<typeof reportMessages>
  readonly requests: TextsOf<typeof requestMessages>
  readonly security: TextsOf<typeof securityMessages>
}

export async function loadMailTexts(locale: string): Promise<MailTexts> {
  const [wordReason, accounts, quotes, reports, requests, security] = await Promise.all([
    loadReasonWording(locale),
    translatorFor(accountMessages, locale),
    translatorFor(quoteMessages, locale),
    translatorFor(reportMessages, locale),
    translatorFor(requestMessages, locale),
    translatorFor(securityMessages, locale),
  ])
  return { locale, wordReason, accounts, quotes, reports, requests, security }
}
