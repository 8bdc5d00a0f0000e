import type { TypedFieldValue } from '@portolan/contract/clients/clients'
import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../messages/messages.ts'
import { Fact } from '../ui/page/facts.tsx'
import { FieldValue } from './field-value.tsx'
import { requestMessages } from './messages/requests.ts'

type Props = {
  request: Pick<JobRequest, 'customFields' | 'notes' | 'xtrfServiceId' | 'workflowLabel' | 'externalReferenceId'>
}

/** What was chosen and filled in for a request and written to it. */
export function RequestFields({ request }: Props) {
  const t = useMessages(requestMessages)
  const { customFields, notes, xtrfServiceId, workflowLabel, externalReferenceId } = request
  return (
    <>
      {xtrfServiceId !== null && (
        <Fact name={t('workflow')}>
          <bdi>{workflowLabel ?? xtrfServiceId}</bdi>
        </Fact>
      )}
      {externalReferenceId && (
        <Fact name={t('reference')}>
          <bdi>{externalReferenceId}</bdi>
        </Fact>
      )}
      <CustomFieldFacts fields={customFields} />
      {notes && (
        <Fact name={t('notes')}>
          <bdi>{notes}</bdi>
        </Fact>
      )}
    </>
  )
}

export const CustomFieldFacts = ({ fields }: { fields: readonly TypedFieldValue[] }) =>
  fields.map((field) => (
    <Fact key={field.fieldName} name={field.label ?? field.fieldName}>
      <FieldValue field={field} />
    </Fact>
  ))
