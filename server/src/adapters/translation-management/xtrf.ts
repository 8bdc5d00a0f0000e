import type { Deliverable, Place, TranslationManagement } from '../../ports/translation-management.ts'
import { Files, read } from './xtrf-answers.ts'
import { xtrfCalls } from './xtrf-calls.ts'
import { xtrfClient } from './xtrf-client.ts'
import { makeOrder } from './xtrf-create.ts'
import { acceptQuote, cancelOrder, rejectQuote } from './xtrf-decide.ts'
import { fillIn } from './xtrf-details.ts'
import { sendFiles, sendLinks } from './xtrf-files.ts'
import type { Xtrf, XtrfOptions } from './xtrf-options.ts'
import { kindOf, lookAt } from './xtrf-status.ts'
import { signInForm, subscribeTo } from './xtrf-webhook-and-sso.ts'

/** XTRF, by its Home API: smart projects and quotes. */
export function xtrfTranslationManagement(options: XtrfOptions): TranslationManagement {
  const xtrf: Xtrf = { client: xtrfClient(options), options }
  return {
    name: 'xtrf',
    async submit(order, steps, signal) {
      const made = await makeOrder(xtrf, order, steps, signal)
      await fillIn(xtrf, made, order, steps, signal)
      await sendFiles(xtrf, made, order, steps, signal)
      await sendLinks(xtrf, made, order, steps, signal)
      return { ...made, requestId: order.requestId }
    },
    look: (place, signal) => lookAt(xtrf, place, signal),
    accept: (place, payment, signal) => acceptQuote(xtrf, place, payment, signal),
    reject: (place, reason, signal) => rejectQuote(xtrf, place, reason, signal),
    cancel: (place, reason, signal) => cancelOrder(xtrf, place, reason, signal),
    listDeliverables: (place, signal) => listDeliverables(xtrf, place, signal),
    readDeliverable: (_place, { id, name }, signal) =>
      xtrf.client.download(xtrfCalls.download, { path: [id, name] }, signal),
    subscribe: (address, signal) => subscribeTo(xtrf, address, signal),
    signIn: (email, signal) => signInForm(xtrf, email, signal),
  }
}

/** Quotes have none. A link is no file that could be fetched from XTRF. */
async function listDeliverables({ client, options }: Xtrf, place: Place, signal: AbortSignal): Promise<Deliverable[]> {
  if (kindOf(place) !== 'smart-project') return []
  const answer = await client.call(xtrfCalls.listDeliverables, { path: [place.id] }, signal)
  return read(Files, answer, 'deliverables')
    .filter(({ isLink }) => !isLink)
    .map(({ id, name, size, languageRelation }) => {
      const combinations = languageRelation?.languageCombinations ?? []
      const targets = combinations.map(({ targetLanguageId }) => targetLanguageId ?? 0)
      const [language, ...others] = new Set([...(languageRelation?.languages ?? []), ...targets])
      const isOfOne = language !== undefined && others.length === 0
      const languageId = isOfOne ? (options.languages.fromXtrf(language) ?? null) : null
      return { id, name: name ?? id, languageId, size: size ?? null }
    })
}
