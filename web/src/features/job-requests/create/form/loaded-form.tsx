import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { type SentRequest, Submitted } from '../done/submitted.tsx'
import { languageGroups, languagesFor, projectFieldsFor, userFieldsFor } from '../model/api.ts'
import { reusedRequest, useReusedId } from '../model/reused-request.ts'
import { clientOf, type Sender } from '../model/sender.ts'
import { RequestForm } from './request-form.tsx'

export type FormProps = {
  sender: Sender
  origination: 'WEBFORM' | 'COUPA'
  /** The request's number in the customer's own system. */
  externalReferenceId: string | null
  hideEstimation?: boolean
  hideTranslation?: boolean
  /** Where it leads in place of the page that says it is done. */
  onSent?: () => void
  /** Back to where the e-mail address was asked for. */
  onLeave?: (() => void) | undefined
}

/** Only an account needs the required ones, so a visitor may leave them empty. */
const asOptional = (field: CustomFieldDefinition): CustomFieldDefinition => ({ ...field, required: false })

/** The form with all it offers to choose from, and what comes after it. */
export default function LoadedForm({ onSent, onLeave, ...props }: FormProps) {
  const { sender } = props
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<SentRequest>()
  const languages = useQuery(languagesFor(sender))
  const definitions = useQuery(projectFieldsFor(sender))
  const userFields = useQuery({ ...userFieldsFor(sender), enabled: sender.kind === 'contact' })
  const reusedId = useReusedId()
  const reused = useQuery(reusedRequest(sender.kind === 'member' ? reusedId : null, clientOf(sender)?.clientId))
  const groups = useQuery({ ...languageGroups, enabled: sender.kind === 'member' })
  const failed = [languages, definitions, userFields].find(({ isError }) => isError)

  const again = () => {
    setSent(undefined)
    setRound(round + 1)
    onLeave?.()
  }
  if (sent) return <Submitted request={sent} onAgain={again} />
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  if (!languages.data || !definitions.data || userFields.isLoading || reused.isLoading) return <Skeleton count={6} />
  return (
    <RequestForm
      key={round}
      {...props}
      setup={{
        sender,
        languages: languages.data,
        definitions: definitions.data,
        userDefinitions: (userFields.data ?? []).map(asOptional),
        reused: round === 0 ? reused.data : undefined,
      }}
      groups={groups.data ?? []}
      onStartOver={again}
      onSent={(request) => (onSent ? onSent() : setSent(request))}
    />
  )
}
