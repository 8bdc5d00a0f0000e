import { readPersonInfo } from '@portolan/contract/clients'
import type { JobRequest } from '@portolan/contract/job-requests'
import { formatDate } from '../format.ts'
import { useMessages } from '../messages/messages.ts'
import { requestMessages } from '../messages/requests.ts'
import { Fact } from '../ui/facts.tsx'

type Props = { request: Pick<JobRequest, 'customFields' | 'notes'> }

/** What was filled in for a request and written to it. */
export function RequestFields({ request: { customFields, notes } }: Props) {
  const t = useMessages(requestMessages)
  return (
    <>
      {customFields.map(({ fieldName, value }) => (
        <Fact key={fieldName} name={fieldName}>
          <FieldValue value={value} />
        </Fact>
      ))}
      {notes && (
        <Fact name={t('notes')}>
          <bdi>{notes}</bdi>
        </Fact>
      )}
    </>
  )
}

/** A custom field's value as it travels, in the reader's words. */
function FieldValue({ value }: { value: string }) {
  const t = useMessages(requestMessages)
  const person = readPersonInfo(value)
  if (person) return <bdi>{`${person.firstName} ${person.lastName}, ${person.email}`}</bdi>
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value)
  return <bdi>{value}</bdi>
}
