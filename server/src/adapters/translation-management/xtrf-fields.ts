import type { TmsOrder } from '../../ports/translation-management.ts'
import { Fields, read } from './xtrf-answers.ts'
import { orderCall } from './xtrf-calls.ts'
import { XtrfRefusal } from './xtrf-client.ts'
import type { CreatedOrder } from './xtrf-create.ts'
import type { Xtrf } from './xtrf-options.ts'

/** Returns the names of fields that XTRF does not have or rejects, as a JSON list. The notes then contain them. */
export async function setFields({ client }: Xtrf, created: CreatedOrder, order: TmsOrder, signal: AbortSignal) {
  const { kind, id } = created
  const rejected: string[] = []
  if (order.customFields.length === 0) return JSON.stringify(rejected)
  const known = read(Fields, await client.call(orderCall(kind, 'listFields'), { path: [id] }, signal), 'custom fields')
  for (const { name, value } of order.customFields) {
    const field = known.find(({ key }) => key === name) ?? known.find((each) => each.name === name)
    const sent = field && { path: [id, field.key], body: { value: convertValue(field.type ?? 'TEXT', value) } }
    const isSet = sent && (await isAccepted(client.call(orderCall(kind, 'setField'), sent, signal)))
    if (!isSet) rejected.push(name)
  }
  return JSON.stringify(rejected)
}

function convertValue(type: string, value: string): unknown {
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
