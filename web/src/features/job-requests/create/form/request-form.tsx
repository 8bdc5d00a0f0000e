import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import { uploadLimits } from '@portolan/contract/files/files'
import { type Submission, submissionsOf } from '@portolan/contract/job-requests/submission-mode'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { countries, provincesOf } from '../../../../shared/address/places.ts'
import { useBranding } from '../../../../shared/branding.ts'
import { valuesToSend } from '../../../../shared/custom-fields/custom-field-inputs.ts'
import { ErrorSummary } from '../../../../shared/forms/error-summary.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { useUploader, useUploads } from '../../../../shared/uploads/use-uploader.ts'
import type { SentRequest } from '../done/submitted.tsx'
import { isCountable, isEstimateOffered, shownQuestionOf } from '../estimate/estimate-input.ts'
import { sendsFiles } from '../model/content-parts.ts'
import { clientOf } from '../model/requester.ts'
import { useKeptFiles } from '../model/use-reused-files.ts'
import type { Setup } from '../model/values.ts'
import { SendingDialogs } from '../send/sending-dialogs.tsx'
import { useContent } from '../send/use-content.ts'
import { useEarlyUploads } from '../send/use-early-uploads.ts'
import { useSending } from '../send/use-sending.ts'
import { DocumentSection } from './document-section.tsx'
import { FormHead } from './form-head.tsx'
import { ProjectSection } from './project-section.tsx'
import css from './request-form.module.css'
import { SendButtons, SendHints } from './send-buttons.tsx'
import { SideSummary } from './side-summary.tsx'
import { useNameFromContent } from './use-name-from-content.ts'
import { useRequestForm } from './use-request-form.ts'

const EstimatePanel = lazy(() => import('../estimate/estimate-panel.tsx'))
const loadShowRefusal = () => import('./show-refusal.ts')
const ContactSection = lazy(() => import('./contact-section.tsx'))
// Only people without an account see it.
const LegalNote = lazy(async () => ({ default: (await import('../../../../shared/legal/legal-note.tsx')).LegalNote }))
const TemplateMenu = lazy(() => import('../templates/template-menu.tsx'))

type Props = {
  setup: Setup
  groups: readonly LanguageGroup[]
  origination: 'WEBFORM' | 'COUPA'
  externalReferenceId: string | null
  hideEstimation?: boolean
  hideTranslation?: boolean
  onStartOver: () => void
  onSent: (request: SentRequest) => void
}

const memberLimits = (bytesInTotal: number | null) => ({
  ...uploadLimits.signedIn,
  ...(bytesInTotal !== null && { bytesInTotal }),
})

const anyMode = { projectSubmissionMode: null, submissionModeConditions: [] }

export function RequestForm({ setup, groups, origination, externalReferenceId, onStartOver, onSent, ...flags }: Props) {
  const { requester, definitions } = setup
  const client = clientOf(requester)
  const isMember = requester.kind === 'member'
  const { uploadTotalBytes, hasVisitorEstimates } = useBranding()
  const limits = isMember ? memberLimits(uploadTotalBytes) : uploadLimits.anonymous
  const uploader = useUploader({ limits: () => limits })
  const outgoing = useUploader({ limits: () => limits })
  const uploads = useUploads(uploader)
  useKeptFiles(uploader, setup.reused)
  const { form, values, isRestored, forget } = useRequestForm(setup, uploader, outgoing)
  const allCountries = useQuery({ ...countries, enabled: !isMember }).data ?? []
  const provinces = useQuery({ ...provincesOf(values.countryId), enabled: !isMember && values.countryId !== '' }).data
  const { kept, files, contentOf } = useContent(values, uploads.items)
  const isEstimated = isEstimateOffered(requester, hasVisitorEstimates)
  useNameFromContent(form, values, uploads.items)

  const sending = useSending({
    outgoing,
    contentOf,
    orderOf: (requestType, verificationCode) => ({
      ...setup,
      values,
      requestType,
      origination,
      externalReferenceId,
      countries: allCountries,
      provinces: provinces ?? [],
      verificationCode,
      kept,
    }),
    onRefused: async (error) => (await loadShowRefusal()).showRefusal(form, error),
    onSent: (sent, order) => {
      forget()
      const question = shownQuestionOf(setup, values, uploads.items, outgoing.getState().items)
      onSent({ ...sent, order, question: isEstimated ? question : null })
    },
  })
  const isSentEarly = isEstimated && sendsFiles(values)
  useEarlyUploads(outgoing, files, isSentEarly && sending.state.kind === 'idle')
  const estimate = isEstimated && isCountable(values, uploads.items) && (
    <Suspense>
      <EstimatePanel
        setup={setup}
        values={values}
        listed={uploads.items}
        outgoing={outgoing}
        isSending={sending.state.kind === 'sending'}
      />
    </Suspense>
  )

  // A visitor who has seen no price can only ask for one: work at a price that nobody named would not begin.
  const isUnpriced = requester.kind === 'visitor' && !isEstimated
  const inputs = valuesToSend(definitions, values.customFields).map(({ fieldName, value }) => [fieldName, value])
  const submissions = submissionsOf(client ?? anyMode, Object.fromEntries(inputs)).filter(
    (one) => !isHidden(one, flags) && !(isUnpriced && one === 'TRANSLATION_REQUEST'),
  )
  const startOver = () => {
    forget()
    onStartOver()
  }
  const send = async (requestType: Submission) => {
    if (await form.check()) sending.send(requestType)
  }

  const sender = { kind: requester.kind, isOrderedThere: externalReferenceId !== null }
  return (
    <div className={css.layout}>
      <Form form={form} className={css.form}>
        <FormHead client={client} isRestored={isRestored} onStartOver={startOver} />
        <ErrorSummary />
        {!isMember && <ContactSection values={values} setup={setup} countries={allCountries} provinces={provinces} />}
        <DocumentSection
          values={values}
          setup={setup}
          groups={groups}
          uploader={uploader}
          earlyUploader={isSentEarly ? outgoing : undefined}
          templates={
            client &&
            isMember && (
              <Suspense>
                <TemplateMenu setup={setup} values={values} organization={client} />
              </Suspense>
            )
          }
        />
        <ProjectSection setup={setup} hasReference={externalReferenceId !== null} />
        {estimate && <div className={css.estimate}>{estimate}</div>}
        <SendHints submissions={submissions} {...sender} />
        {!isMember && <LegalNote />}
        {client?.projectSubmissionFooterMessage && (
          <p className={css.footer} dir="auto">
            {client.projectSubmissionFooterMessage}
          </p>
        )}
      </Form>
      <SideSummary values={values} setup={setup} uploads={uploads} form={form} estimate={estimate}>
        <SendButtons submissions={submissions} {...sender} onSend={(requestType) => void send(requestType)} />
      </SideSummary>
      <SendingDialogs sending={sending} email={values.email} listed={uploader} />
    </div>
  )
}

const isHidden = (submission: Submission, { hideEstimation, hideTranslation }: Partial<Props>): boolean =>
  (submission === 'QUOTE_REQUEST' ? hideEstimation : hideTranslation) === true
