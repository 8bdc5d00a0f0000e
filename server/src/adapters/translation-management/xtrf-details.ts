import { type Steps, type TmsOrder, TranslationManagementError } from '../../ports/translation-management.ts'
import { Customer, read } from './xtrf-answers.ts'
import { orderCall, xtrfCalls } from './xtrf-calls.ts'
import type { CreatedOrder } from './xtrf-create.ts'
import { setFields } from './xtrf-fields.ts'
import { clientNotes, internalNotes } from './xtrf-notes.ts'
import type { Xtrf } from './xtrf-options.ts'

/** Runs a step unless it is recorded, and records its result. */
export async function runOnce(steps: Steps, step: string, work: () => Promise<string>): Promise<string> {
  const known = steps.done[step]
  if (known !== undefined) return known
  const answer = await work()
  await steps.remember(step, answer)
  return answer
}

/** Sets everything but the files. Every call here is idempotent. */
export async function setDetails(
  xtrf: Xtrf,
  created: CreatedOrder,
  order: TmsOrder,
  steps: Steps,
  signal: AbortSignal,
) {
  const { client, options } = xtrf
  const { kind, id } = created
  const set = (name: Parameters<typeof orderCall>[1], body: object) =>
    runOnce(steps, name, async () => {
      await client.call(orderCall(kind, name), { path: [id], body }, signal)
      return ''
    })
  await set('setSourceLanguage', { sourceLanguageId: findXtrfLanguage(xtrf, order.sourceLanguageId) })
  await set('setTargetLanguages', {
    targetLanguageIds: order.targetLanguageIds.map((each) => findXtrfLanguage(xtrf, each)),
  })
  if (options.specializationId !== null) await set('setSpecialization', { specializationId: options.specializationId })
  const person = await runOnce(steps, 'contact', () => findPerson(xtrf, order, signal))
  if (person !== '') await set('setContacts', { primaryId: Number(person) })
  await set('setReference', { value: order.referenceNumber ?? order.number })
  if (order.deadline) await runOnce(steps, 'deadline', () => setDeadline(xtrf, created, order, signal))
  const rejected = await runOnce(steps, 'fields', () => setFields(xtrf, created, order, signal))
  const fields = order.customFields.filter(({ name }) => (JSON.parse(rejected) as string[]).includes(name))
  await set('setClientNotes', { value: clientNotes(order, kind, fields) })
  await set('setInternalNotes', { value: internalNotes(order, person !== '') })
}

export function findXtrfLanguage({ options }: Xtrf, languageId: string): number {
  const xtrfId = options.languages.toXtrf(languageId)
  if (xtrfId === undefined) throw new TranslationManagementError(`XTRF has no language for ${languageId}.`, 'never')
  return xtrfId
}

async function setDeadline({ client }: Xtrf, { kind, id }: CreatedOrder, { deadline }: TmsOrder, signal: AbortSignal) {
  const call = kind === 'smart-project' ? xtrfCalls.setProjectDeadline : xtrfCalls.setQuoteDelivery
  await client.call(call, { path: [id], body: { value: deadline?.getTime() } }, signal)
  return ''
}

/** The client's person with this email address. Empty where XTRF has none; the notes then name the contact. */
async function findPerson({ client, options }: Xtrf, order: TmsOrder, signal: AbortSignal): Promise<string> {
  const customerId = options.clientIds[order.clientId] ?? order.clientId
  const sent = { path: [customerId], query: { embed: 'persons' } }
  const { persons } = read(Customer, await client.call(xtrfCalls.getCustomer, sent, signal), 'a client')
  const email = order.contact.email.toLowerCase()
  const person = persons?.find(({ contact }) => contact?.emails?.primary?.toLowerCase() === email)
  return person ? String(person.id) : ''
}
