import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import css from '../order.module.css'
import { useActionName } from './use-action-name.ts'
import { orderActions, type RunningActions } from './use-order-actions.ts'

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'))

type Props = {
  order: DeskOrder
  actions: RunningActions
  /** The action of the next step, which has its own button. */
  next: DeskAction | undefined
}

/** The other actions that the caller may take now. The order is completed by its next step or with its files. */
export function OrderActions({ order, actions, next }: Props) {
  const nameOf = useActionName(order)
  const shown = orderActions.filter(
    (action) => action !== next && action !== 'COMPLETE' && order.actions.includes(action),
  )
  return (
    <div className={css.actions}>
      {shown.map((action) => (
        <button
          key={action}
          type="button"
          className={button('outline')}
          disabled={actions.isBusy}
          onClick={() => actions.press(action)}
        >
          {nameOf(action)}
        </button>
      ))}
    </div>
  )
}

/** What is asked before an action is run. */
export function ActionDialogs({ order, actions }: Omit<Props, 'next'>) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const { asked, close } = actions
  return (
    <>
      <ConfirmDialog
        open={asked === 'REOPEN'}
        onClose={close}
        title={t('act_REOPEN')}
        text={words('reopenText')}
        action={t('act_REOPEN')}
        tone="solid"
        onConfirm={actions.reopen}
      />
      <ConfirmDialog
        open={asked === 'COMPLETE'}
        onClose={close}
        title={t('completeTitle')}
        text={t('completeText')}
        action={t('act_COMPLETE')}
        tone="solid"
        onConfirm={actions.complete}
      />
      <ConfirmDialog
        open={asked === 'SUBMIT'}
        onClose={close}
        title={t('submitTitle')}
        text={t('submitText')}
        action={t('act_SUBMIT')}
        tone="solid"
        onConfirm={actions.submit}
      />
      <Suspense>
        {asked === 'TURN_AWAY' && (
          <ReasonDialog
            title={t('turnAwayTitle')}
            text={t('turnAwayText')}
            action={t('act_TURN_AWAY')}
            onSend={actions.turnAway}
            onClose={close}
          />
        )}
        {asked === 'CANCEL' && (
          <ReasonDialog
            title={t('cancelTitle')}
            text={order.request ? t('cancelText') : t('cancelOwnText')}
            action={t('act_CANCEL')}
            onSend={actions.cancel}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
