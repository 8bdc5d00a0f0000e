import { readPersonInfo, splitChoices, type TypedFieldValue } from '@portolan/contract/clients/clients'
import { formatDate } from '../format.ts'
import { useMessages } from '../messages/messages.ts'
import { EmailText } from '../ui/email-text.tsx'
import { requestMessages } from './messages/requests.ts'

/** The value of a custom field in the reader's words. */
export function FieldValue({ field: { type, value } }: { field: TypedFieldValue }) {
  const t = useMessages(requestMessages)
  switch (type) {
    case 'SELECT_MANY_LIST':
      return (
        <ul>
          {splitChoices(value).map((choice) => (
            <li key={choice}>
              <bdi>{choice}</bdi>
            </li>
          ))}
        </ul>
      )
    case 'PERSON_INFO':
      return <Person value={value} />
    case 'CHECKBOX':
      return t(value === 'true' ? 'yes' : 'no')
    case 'DATE':
      return formatDate(value)
    default:
      return <bdi>{value}</bdi>
  }
}

function Person({ value }: { value: string }) {
  const person = readPersonInfo(value)
  if (!person) return <bdi>{value}</bdi>
  return (
    <span>
      <bdi>{`${person.firstName} ${person.lastName}`}</bdi>{' '}
      <a href={`mailto:${person.email}`}>
        <EmailText email={person.email} />
      </a>
    </span>
  )
}
