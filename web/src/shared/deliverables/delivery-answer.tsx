import { mayAcceptDelivery, mayReportProblem } from '@portolan/contract/deliveries/deliveries'
import type { JobRequest, JobRequestStep } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense, useId, useState } from 'react'
import { formatDate } from '../format.ts'
import { useMessages } from '../messages/messages.ts'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/snackbar.tsx'
import css from './delivery-answer.module.css'
import { deliveryMessages } from './messages/deliveries.ts'
import { useDeliveryAnswer } from './use-delivery-answer.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Whether the client is content with the files: asked for once per delivery, and then shown. */
export function DeliveryAnswer({ request }: { request: JobRequest }) {
  const t = useMessages(deliveryMessages)
  const { accept } = useDeliveryAnswer(request.id)
  const id = useId()
  const [asked, setAsked] = useState<'accept' | 'report'>()
  const close = () => setAsked(undefined)
  const [mayAccept, mayReport] = [mayAcceptDelivery(request), mayReportProblem(request)]
  const text = useAnswerText(request)
  if (!text) return null
  return (
    <section className={css.answer} data-answer={request.deliveryAnswer} aria-labelledby={id}>
      <Icon name={icons[request.deliveryAnswer ?? 'NONE']} />
      <div>
        <h2 id={id}>{t('title')}</h2>
        <p>{text}</p>
        {mayAccept && !mayReport && <p>{t('solved')}</p>}
      </div>
      {mayAccept && (
        <div className={css.buttons}>
          <button type="button" className={button('outline')} onClick={() => setAsked('accept')}>
            <Icon name="check" />
            {t('accept')}
          </button>
          {mayReport && (
            <button type="button" className={button('outline')} onClick={() => setAsked('report')}>
              {t('report')}
            </button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked === 'accept'}
        onClose={close}
        title={t('acceptTitle')}
        text={t('acceptText')}
        action={t('accept')}
        tone="solid"
        onConfirm={async () => {
          await accept()
          notify(t('accepted'))
        }}
      />
      <Suspense>{asked === 'report' && <ReportDialog request={request} onClose={close} />}</Suspense>
    </section>
  )
}

const icons = { NONE: 'question', ACCEPTED: 'check', DISPUTED: 'alert' } as const

/** Undefined where there is nothing to answer, as for machine translations. */
function useAnswerText(request: JobRequest): string | undefined {
  const t = useMessages(deliveryMessages)
  const { deliveryAnswer, status, history } = request
  const step = (wanted: JobRequestStep) => {
    const event = history.findLast((each) => each.status === wanted)
    return { name: event?.by ?? '', date: formatDate(event?.at ?? request.createTime) }
  }
  if (deliveryAnswer === 'ACCEPTED') return t('acceptedBy', step('DELIVERY_ACCEPTED'))
  if (deliveryAnswer === 'DISPUTED' && status === 'SUBMITTED_TO_XTRF') return t('correcting')
  if (deliveryAnswer === 'DISPUTED') return t('disputedBy', step('DELIVERY_DISPUTED'))
  return mayReportProblem(request) ? t('ask') : undefined
}
