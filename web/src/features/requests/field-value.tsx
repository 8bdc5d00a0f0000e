import { readPersonInfo } from '@portolan/contract/clients'
import { formatDate } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'

/** A custom field's value as it travels, in the reader's words. */
export function FieldValue({ value }: { value: string }) {
  const t = useMessages(requestMessages)
  const person = readPersonInfo(value)
  if (person) return <bdi>{`${person.firstName} ${person.lastName}, ${person.email}`}</bdi>
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
  return <bdi>{value}</bdi>
}
