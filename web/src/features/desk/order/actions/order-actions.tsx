import type { DeskAction, DeskOrder } from '@portolan/contract/desk/desk'
import { cancellationHeldMs, mayUndoCancellation } from '@portolan/contract/job-requests/requests'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../../shared/ui/menu-button.tsx'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import { CompleteDialog } from '../delivery/complete-dialog.tsx'
import { SourceDialog } from '../delivery/source-dialog.tsx'
import css from '../order.module.css'
import { useActionName } from './use-action-name.ts'
import { type OrderAction, orderActions, type RunningActions } from './use-order-actions.ts'

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'))

type Props = {
  order: DeskOrder
  actions: RunningActions
  /** The action of the next step, which has its own button. */
  next: DeskAction | undefined
}

/** What only the next step offers. An order is also completed with its files. */
const stepActions = ['COMPLETE', 'ALLOW_INVOICE', 'UNDO_CANCEL'] as const

type HeadAction = Exclude<OrderAction, (typeof stepActions)[number]>

/** One of these has a button of its own. */
const mainActions: readonly HeadAction[] = ['TAKE_IN', 'REOPEN', 'KEEP_DELIVERY']

const dangerous: readonly HeadAction[] = ['TURN_AWAY', 'CANCEL']

const icons: Readonly<Record<HeadAction, IconName>> = {
  TAKE_IN: 'person',
  PUT_BACK: 'undo',
  REQUOTE: 'edit',
  RETRY: 'retry',
  REOPEN: 'swap',
  KEEP_DELIVERY: 'undo',
  SUBMIT: 'play',
  TURN_AWAY: 'blocked',
  CANCEL: 'close',
}

/** The other actions that the caller may take now: one as a button, the rest in a menu. */
export function OrderActions({ order, actions, next }: Props) {
  const t = useMessages(deskOrderMessages)
  const nameOf = useActionName(order)
  const offered = orderActions
    .filter((action): action is HeadAction => !stepActions.some((each) => each === action))
    .filter((action) => action !== next && order.actions.includes(action))
    // While an invoice waits, declining it is a button of the next step.
    .filter((action) => action !== 'CANCEL' || next !== 'ALLOW_INVOICE')
  const main = mainActions.find((action) => offered.includes(action))
  const rest = offered.filter((action) => action !== main)
  return (
    <div className={css.actions} data-page-actions="" {...(main ? { 'data-spread': '' } : { 'data-menu': '' })}>
      {main && (
        <button
          type="button"
          className={button('outline')}
          disabled={actions.isBusy}
          onClick={() => actions.press(main)}
        >
          {nameOf(main)}
        </button>
      )}
      {rest.length > 0 && (
        <MenuButton
          label={t('moreActions')}
          className={button('outline')}
          items={rest.map((action) => ({
            id: action,
            label: nameOf(action),
            icon: icons[action],
            isDangerous: dangerous.includes(action),
            isDisabled: actions.isBusy,
            onChoose: () => actions.press(action),
          }))}
        >
          {t('moreActions')}
          <Icon name="chevron" size={16} />
        </MenuButton>
      )}
    </div>
  )
}

/** What is asked before an action is run. */
export function ActionDialogs({ order, actions }: Omit<Props, 'next'>) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const nameOf = useActionName(order)
  const { asked, close } = actions
  const submitText = order.isWaitingForPayment
    ? words('startUnpaidText')
    : order.isWaitingForOrder
      ? words('startUnorderedText')
      : t('submitText')
  const cancelText = !order.request
    ? t('cancelOwnText')
    : mayUndoCancellation(order.request.status)
      ? t('cancelTextUndo', { count: cancellationHeldMs / 60_000 })
      : t('cancelText')
  return (
    <>
      <ConfirmDialog
        open={asked === 'REOPEN'}
        onClose={close}
        title={t('act_REOPEN')}
        text={`${words('reopenText')} ${words(isLate(order) ? 'reopenDeadlineLate' : 'reopenDeadline')}`}
        action={t('act_REOPEN')}
        tone="solid"
        onConfirm={actions.reopen}
      />
      <ConfirmDialog
        open={asked === 'KEEP_DELIVERY'}
        onClose={close}
        title={words('act_KEEP_DELIVERY')}
        text={words('keepText')}
        action={words('act_KEEP_DELIVERY')}
        tone="solid"
        onConfirm={actions.keepDelivery}
      />
      <SourceDialog source={actions.source} />
      <CompleteDialog
        order={order}
        open={asked === 'COMPLETE'}
        onClose={close}
        text={t('completeText')}
        onConfirm={actions.complete}
      />
      <ConfirmDialog
        open={asked === 'SUBMIT'}
        onClose={close}
        title={nameOf('SUBMIT')}
        text={submitText}
        action={nameOf('SUBMIT')}
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
            title={order.isInvoiceInReview ? nameOf('CANCEL') : t('cancelTitle')}
            text={order.isInvoiceInReview ? words('declineText') : cancelText}
            action={nameOf('CANCEL')}
            onSend={actions.cancel}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** The server moves a deadline that has passed. */
const isLate = ({ deadline }: DeskOrder): boolean => deadline === null || Date.parse(deadline) <= Date.now()
