import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'))

type ConfirmedAction = 'SUBMIT' | 'COMPLETE' | 'TURN_AWAY' | 'CANCEL'

/** The actions the caller may take now: some run at once, others ask first. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const act = useDeskActions(order.id)
  const [asked, setAsked] = useState<ConfirmedAction>()
  const acting = useMutation({
    mutationFn: (perform: () => Promise<void>) => perform(),
    onError: (error) => notify(errorText(error), 'error'),
  })
  const may = (action: DeskAction) => order.actions.includes(action)
  const isTurnedAway = order.status === 'CANCELLED'
  const close = () => setAsked(undefined)

  const atOnce = [
    ['TAKE_IN', act.takeIn],
    ['REOPEN', act.reopen],
    ['REQUOTE', act.requote],
    ['RETRY', act.retry],
  ] as const
  const asking = [
    ['COMPLETE', 'solid'],
    ['SUBMIT', 'outline'],
    ['TURN_AWAY', 'outline'],
    ['CANCEL', 'outline'],
  ] as const
  return (
    <div className={css.actions}>
      {atOnce.map(
        ([action, perform]) =>
          may(action) && (
            <button
              key={action}
              type="button"
              className={button('solid')}
              disabled={acting.isPending}
              onClick={() => acting.mutate(perform)}
            >
              {action === 'RETRY' && isTurnedAway ? t('takeUpAgain') : t(`act_${action}`)}
            </button>
          ),
      )}
      {asking.map(
        ([action, kind]) =>
          may(action) && (
            <button key={action} type="button" className={button(kind)} onClick={() => setAsked(action)}>
              {t(`act_${action}`)}
            </button>
          ),
      )}
      <ConfirmDialog
        open={asked === 'COMPLETE'}
        onClose={close}
        title={t('completeTitle')}
        text={t('completeText')}
        action={t('act_COMPLETE')}
        tone="solid"
        onConfirm={act.complete}
      />
      <ConfirmDialog
        open={asked === 'SUBMIT'}
        onClose={close}
        title={t('submitTitle')}
        text={t('submitText')}
        action={t('act_SUBMIT')}
        tone="solid"
        onConfirm={act.submit}
      />
      <Suspense>
        {asked === 'TURN_AWAY' && (
          <ReasonDialog
            title={t('turnAwayTitle')}
            text={t('turnAwayText')}
            action={t('act_TURN_AWAY')}
            onSend={act.turnAway}
            onClose={close}
          />
        )}
        {asked === 'CANCEL' && (
          <ReasonDialog
            title={t('cancelTitle')}
            text={order.request ? t('cancelText') : t('cancelOwnText')}
            action={t('act_CANCEL')}
            onSend={act.cancel}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
