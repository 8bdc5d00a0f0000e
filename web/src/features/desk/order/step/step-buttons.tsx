import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { deskOrderMessages } from '../../messages/order.ts'
import { useActionName } from '../actions/use-action-name.ts'
import { orderActions, type RunningActions } from '../actions/use-order-actions.ts'
import { firstPartOf, type TabId } from '../order-parts.ts'
import { focusFirstField } from './focus-first-field.ts'
import css from './next-step.module.css'
import type { NextStep } from './next-step.ts'

type Props = { order: DeskOrder; step: NextStep; actions: RunningActions }

export function StepButtons({ order, step: { name, action, tab }, actions }: Props) {
  const t = useMessages(deskOrderMessages)
  const nameOf = useActionName(order)
  const openTab = useOpenTab()
  const { tab: shown = firstPartOf(order) } = useSearch({ strict: false }) as { tab?: string }
  const { otherSystem } = order
  if (otherSystem?.url)
    return (
      <a className={button('solid')} href={otherSystem.url} target="_blank" rel="noreferrer">
        {t('openOther', { system: otherSystem.name.toUpperCase() })} <Icon name="external" size={16} />
      </a>
    )
  const run = orderActions.find((each) => each === action)
  if (run)
    return (
      <div className={css.buttons}>
        <button type="button" className={button('solid')} disabled={actions.isBusy} onClick={() => actions.press(run)}>
          {nameOf(run)}
        </button>
        {name === 'ALLOW_INVOICE' && <OtherAnswers order={order} actions={actions} />}
      </div>
    )
  // The form is right below the box then.
  if (!tab || tab.id === shown) return null
  return (
    <button type="button" className={button('outline')} onClick={() => void openTab(tab.id)}>
      {t(tab.label)}
    </button>
  )
}

/** What else can be answered to a new customer who chose an invoice. */
function OtherAnswers({ order, actions }: Omit<Props, 'step'>) {
  const t = useMessages(deskOrderMessages)
  const nameOf = useActionName(order)
  const openTab = useOpenTab()
  return (
    <>
      {order.actions.includes('SEND_PAYMENT_LINK') && (
        <button type="button" className={button('outline')} onClick={() => void openTab('payment')}>
          {t('askPaymentFirst')}
        </button>
      )}
      {order.actions.includes('CANCEL') && (
        <button
          type="button"
          className={button('outline')}
          disabled={actions.isBusy}
          onClick={() => actions.press('CANCEL')}
        >
          {nameOf('CANCEL')}
        </button>
      )}
    </>
  )
}

function useOpenTab() {
  const navigate = useNavigate()
  return async (id: TabId) => {
    await navigate({ to: '.', search: { tab: id } as never, replace: true, resetScroll: false })
    focusFirstField()
  }
}
