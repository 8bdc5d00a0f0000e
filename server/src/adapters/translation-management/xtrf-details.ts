import { type Steps, type TmsOrder, TranslationManagementError } from '../../ports/translation-management.ts'
import { Customer, read } from './xtrf-answers.ts'
import { onOrder, xtrfCalls } from './xtrf-calls.ts'
import type { MadeOrder } from './xtrf-create.ts'
import { setFields } from './xtrf-fields.ts'
import { clientNotes, internalNotes } from './xtrf-notes.ts'
import type { Xtrf } from './xtrf-options.ts'

/** Does what is not done yet, and remembers what it answered. */
export async function onceFor(steps: Steps, step: string, work: () => Promise<string>): Promise<string> {
  const known = steps.done[step]
  if (known !== undefined) return known
  const answer = await work()
  await steps.remember(step, answer)
  return answer
}

/** Everything about the order but its files. Each of these may be said twice. */
export async function fillIn(xtrf: Xtrf, made: MadeOrder, order: TmsOrder, steps: Steps, signal: AbortSignal) {
  const { client, options } = xtrf
  const { kind, id } = made
  const set = (name: Parameters<typeof onOrder>[1], body: object) =>
    onceFor(steps, name, async () => {
      await client.call(onOrder(kind, name), { path: [id], body }, signal)
      return ''
    })
  await set('setSourceLanguage', { sourceLanguageId: languageOf(xtrf, order.sourceLanguageId) })
  await set('setTargetLanguages', { targetLanguageIds: order.targetLanguageIds.map((each) => languageOf(xtrf, each)) })
  if (options.specializationId !== null) await set('setSpecialization', { specializationId: options.specializationId })
  const person = await onceFor(steps, 'contact', () => findPerson(xtrf, order, signal))
  if (person !== '') await set('setContacts', { primaryId: Number(person) })
  await set('setReference', { value: order.referenceNumber ?? order.number })
  if (order.deadline) await onceFor(steps, 'deadline', () => setDeadline(xtrf, made, order, signal))
  const untaken = await onceFor(steps, 'fields', () => setFields(xtrf, made, order, signal))
  const fields = order.customFields.filter(({ name }) => (JSON.parse(untaken) as string[]).includes(name))
  await set('setClientNotes', { value: clientNotes(order, kind, fields) })
  await set('setInternalNotes', { value: internalNotes(order, person !== '') })
}

export function languageOf({ options }: Xtrf, languageId: string): number {
  const xtrfId = options.languages.toXtrf(languageId)
  if (xtrfId === undefined) throw new TranslationManagementError(`XTRF has no language for ${languageId}.`, 'never')
  return xtrfId
}

async function setDeadline({ client }: Xtrf, { kind, id }: MadeOrder, { deadline }: TmsOrder, signal: AbortSignal) {
  const call = kind === 'smart-project' ? xtrfCalls.setProjectDeadline : xtrfCalls.setQuoteDelivery
  await client.call(call, { path: [id], body: { value: deadline?.getTime() } }, signal)
  return ''
}

/** The person of that address at the client; nothing where XTRF knows none, and the notes then name them. */
async function findPerson({ client, options }: Xtrf, order: TmsOrder, signal: AbortSignal): Promise<string> {
  const customerId = options.clientIds[order.clientId] ?? order.clientId
  const sent = { path: [customerId], query: { embed: 'persons' } }
  const { persons } = read(Customer, await client.call(xtrfCalls.getCustomer, sent, signal), 'a client')
  const email = order.contact.email.toLowerCase()
  const person = persons?.find(({ contact }) => contact?.emails?.primary?.toLowerCase() === email)
  return person ? String(person.id) : ''
}
