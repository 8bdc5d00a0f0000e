import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useId } from 'react'
import { formatDate } from '../../../../shared/format.ts'
import { joinNames } from '../../../../shared/join-names.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { deskOrderMessages } from '../../messages/order.ts'
import { useActionName } from '../actions/use-action-name.ts'
import { orderActions, type RunningActions } from '../actions/use-order-actions.ts'
import { firstPartOf } from '../order-parts.ts'
import { focusFirstField } from './focus-first-field.ts'
import css from './next-step.module.css'
import { missingLanguages, type NextStep } from './next-step.ts'

type Props = { order: DeskOrder; step: NextStep; actions: RunningActions }

/** One sentence on what comes next, and the button that does it. */
export function NextStepBox({ ref, order, step, actions }: Props & { ref: RefObject<HTMLElement | null> }) {
  const t = useMessages(deskOrderMessages)
  const id = useId()
  const params = {
    system: order.otherSystem?.name.toUpperCase() ?? '',
    manager: order.projectManager?.name ?? '',
    date: order.quoteExpiresAt ? formatDate(order.quoteExpiresAt) : '',
    languages: joinNames(missingLanguages(order).map(({ name }) => name)),
  }
  return (
    <section ref={ref} className={css.box} aria-labelledby={id} aria-describedby={`${id}-text`} tabIndex={-1}>
      <div>
        <h2 id={id}>{t('next')}</h2>
        <p id={`${id}-text`}>{t(`next_${step.name}`, params)}</p>
      </div>
      <StepButton order={order} step={step} actions={actions} />
    </section>
  )
}

function StepButton({ order, step: { action, tab }, actions }: Props) {
  const t = useMessages(deskOrderMessages)
  const nameOf = useActionName(order)
  const navigate = useNavigate()
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
      <button type="button" className={button('solid')} disabled={actions.isBusy} onClick={() => actions.press(run)}>
        {nameOf(run)}
      </button>
    )
  // The form is right below the box then.
  if (!tab || tab.id === shown) return null
  const open = async () => {
    await navigate({ to: '.', search: { tab: tab.id } as never, replace: true, resetScroll: false })
    focusFirstField()
  }
  return (
    <button type="button" className={button('outline')} onClick={() => void open()}>
      {t(tab.label)}
    </button>
  )
}
