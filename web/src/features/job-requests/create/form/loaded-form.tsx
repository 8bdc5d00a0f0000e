import type { CustomFieldDefinition } from '@portolan/contract/clients/clients'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import type { SentRequest } from '../done/submitted.tsx'
import { languageGroups, languagesFor, projectFieldsFor, requestDefaults, userFieldsFor } from '../model/api.ts'
import { useHandedText } from '../model/handed-text.ts'
import { clientOf, type Requester } from '../model/requester.ts'
import { reusedRequest, useReusedId } from '../model/reused-request.ts'
import { RequestForm } from './request-form.tsx'

const Submitted = lazy(() => import('../done/submitted.tsx'))

export type FormProps = {
  requester: Requester
  origination: 'WEBFORM' | 'COUPA'
  /** The request's number in the customer's own system. */
  externalReferenceId: string | null
  hideEstimation?: boolean
  hideTranslation?: boolean
  /** Called in place of showing the page that confirms the request. */
  onSent?: (request: SentRequest) => void
  /** Called when the confirmation takes the place of the form, and when the form is back. */
  onConfirm?: ((isConfirmed: boolean) => void) | undefined
  /** Back to where the email address was asked for. */
  onLeave?: (() => void) | undefined
}

/** What differs from the usual form. */
export type StartForm = Partial<Omit<FormProps, 'requester'>>

/** Only an account needs the required ones, so a visitor may leave them empty. */
const asOptional = (field: CustomFieldDefinition): CustomFieldDefinition => ({ ...field, required: false })

/** Loads what the form offers to choose from; shows the form, and the confirmation after it. */
export default function LoadedForm({ onSent, onConfirm, onLeave, ...props }: FormProps) {
  const { requester } = props
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<SentRequest>()
  const languages = useQuery(languagesFor(requester))
  const definitions = useQuery(projectFieldsFor(requester))
  const userFields = useQuery({ ...userFieldsFor(requester), enabled: requester.kind === 'contact' })
  const reusedId = useReusedId()
  const reused = useQuery(reusedRequest(requester.kind === 'member' ? reusedId : null, clientOf(requester)?.clientId))
  const handedText = useHandedText()
  const isMember = requester.kind === 'member'
  const defaults = useQuery({ ...requestDefaults(clientOf(requester)?.clientId ?? 0), enabled: isMember })
  const groups = useQuery({ ...languageGroups, enabled: isMember })
  const failed = [languages, definitions, userFields].find(({ isError }) => isError)

  const confirm = (request: SentRequest) => {
    setSent(request)
    onConfirm?.(true)
  }
  const again = () => {
    setSent(undefined)
    onConfirm?.(false)
    setRound(round + 1)
    onLeave?.()
  }
  if (sent)
    return (
      <Suspense fallback={<Skeleton />}>
        <Submitted request={sent} onAgain={again} />
      </Suspense>
    )
  if (failed) return <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
  const isWaiting = [userFields, reused, defaults].some(({ isLoading }) => isLoading)
  if (!languages.data || !definitions.data || isWaiting) return <Skeleton shape="form" />
  return (
    <RequestForm
      key={round}
      {...props}
      setup={{
        requester,
        languages: languages.data,
        definitions: definitions.data,
        userDefinitions: (userFields.data ?? []).map(asOptional),
        defaults: defaults.data,
        reused: round === 0 ? reused.data : undefined,
        handedText: round === 0 && isMember ? handedText : undefined,
      }}
      groups={groups.data ?? []}
      onStartOver={again}
      onSent={(request) => (onSent ? onSent(request) : confirm(request))}
    />
  )
}
