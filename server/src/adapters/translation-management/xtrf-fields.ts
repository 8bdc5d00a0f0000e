import type { TmsOrder } from '../../ports/translation-management.ts'
import { Fields, read } from './xtrf-answers.ts'
import { onOrder } from './xtrf-calls.ts'
import { XtrfRefusal } from './xtrf-client.ts'
import type { MadeOrder } from './xtrf-create.ts'
import type { Xtrf } from './xtrf-options.ts'

/** Answers the names of those that XTRF does not have or does not take, as a list in JSON: the notes say them instead. */
export async function setFields({ client }: Xtrf, made: MadeOrder, order: TmsOrder, signal: AbortSignal) {
  const { kind, id } = made
  const untaken: string[] = []
  if (order.customFields.length === 0) return JSON.stringify(untaken)
  const known = read(Fields, await client.call(onOrder(kind, 'listFields'), { path: [id] }, signal), 'custom fields')
  for (const { name, value } of order.customFields) {
    const field = known.find(({ key }) => key === name) ?? known.find((each) => each.name === name)
    const sent = field && { path: [id, field.key], body: { value: valueFor(field.type ?? 'TEXT', value) } }
    const isTaken = sent && (await isAccepted(client.call(onOrder(kind, 'setField'), sent, signal)))
    if (!isTaken) untaken.push(name)
  }
  return JSON.stringify(untaken)
}

function valueFor(type: string, value: string): unknown {
  if (type === 'NUMBER') return Number(value)
  if (type === 'CHECKBOX') return value === 'true'
  if (type === 'DATE' || type === 'DATE_AND_TIME') return { time: Date.parse(value) }
  return type === 'MULTI_SELECTION' ? value.split(',').map((each) => each.trim()) : value
}

const isAccepted = (answer: Promise<unknown>): Promise<boolean> =>
  answer.then(
    () => true,
    (error: unknown) => {
      if (error instanceof XtrfRefusal && error.status === 400) return false
      throw error
    },
  )
