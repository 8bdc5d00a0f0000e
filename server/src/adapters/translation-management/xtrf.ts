import type { Deliverable, TmsOrderRef, TranslationManagement } from '../../ports/translation-management.ts'
import { Files, read } from './xtrf-answers.ts'
import { xtrfCalls } from './xtrf-calls.ts'
import { xtrfClient } from './xtrf-client.ts'
import { createOrder } from './xtrf-create.ts'
import { acceptQuote, addPayment, cancelOrder, rejectQuote } from './xtrf-decide.ts'
import { setDetails } from './xtrf-details.ts'
import { sendFiles, sendLinks } from './xtrf-files.ts'
import type { Xtrf, XtrfOptions } from './xtrf-options.ts'
import { getStatus, requireSmartKind } from './xtrf-status.ts'
import { createSignInForm, ensureWebhook } from './xtrf-webhook-and-sso.ts'

/** XTRF through its Home API, with smart projects and quotes. */
export function xtrfTranslationManagement(options: XtrfOptions): TranslationManagement {
  const xtrf: Xtrf = { client: xtrfClient(options), options }
  return {
    name: 'xtrf',
    async submit(order, steps, signal) {
      const created = await createOrder(xtrf, order, steps, signal)
      await setDetails(xtrf, created, order, steps, signal)
      await sendFiles(xtrf, created, order, steps, signal)
      await sendLinks(xtrf, created, order, steps, signal)
      return { ...created, requestId: order.requestId }
    },
    getStatus: (order, signal) => getStatus(xtrf, order, signal),
    accept: (order, payment, signal) => acceptQuote(xtrf, order, payment, signal),
    addPayment: (order, payment, signal) => addPayment(xtrf, order, payment, signal),
    reject: (order, reason, signal) => rejectQuote(xtrf, order, reason, signal),
    cancel: (order, reason, signal) => cancelOrder(xtrf, order, reason, signal),
    listDeliverables: (order, signal) => listDeliverables(xtrf, order, signal),
    readDeliverable: (_order, { id, name }, signal) =>
      xtrf.client.download(xtrfCalls.download, { path: [id, name] }, signal),
    ensureWebhook: (url, signal) => ensureWebhook(xtrf, url, signal),
    signIn: (email, signal) => createSignInForm(xtrf, email, signal),
  }
}

/** Quotes have no deliverables. Links are left out because they cannot be downloaded from XTRF. */
async function listDeliverables(
  { client, options }: Xtrf,
  order: TmsOrderRef,
  signal: AbortSignal,
): Promise<Deliverable[]> {
  if (requireSmartKind(order) !== 'smart-project') return []
  const answer = await client.call(xtrfCalls.listDeliverables, { path: [order.id] }, signal)
  return read(Files, answer, 'deliverables')
    .filter(({ isLink }) => !isLink)
    .map(({ id, name, size, languageRelation }) => {
      const combinations = languageRelation?.languageCombinations ?? []
      const targets = combinations.map(({ targetLanguageId }) => targetLanguageId ?? 0)
      const [language, ...others] = new Set([...(languageRelation?.languages ?? []), ...targets])
      const hasOneLanguage = language !== undefined && others.length === 0
      const languageId = hasOneLanguage ? (options.languages.fromXtrf(language) ?? null) : null
      return { id, name: name ?? id, languageId, size: size ?? null }
    })
}
