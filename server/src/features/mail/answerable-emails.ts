import { locales } from '@portolan/locale/locales'
import { translatorFor } from '@portolan/locale/translator-for'
import { requestMessages } from './messages/requests.ts'
import { deliveryProblem, messageToClient, messageToStaff } from './templates/request-messages.ts'

const answerable: readonly string[] = [messageToClient.name, messageToStaff.name, deliveryProblem.name]

/** The request of an email whose answer can become a message; undefined for other emails. */
export function findAnswerableRequest(templateName: string, { requestId }: { readonly requestId?: unknown }) {
  return answerable.includes(templateName) ? String(requestId) : undefined
}

/** The line above which answers are written, in all languages. */
export const loadReplyLines = (): Promise<string[]> =>
  Promise.all(locales.map(async (locale) => (await translatorFor(requestMessages, locale))('replyAbove')))
