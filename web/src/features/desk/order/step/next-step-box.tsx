import type { DeskOrder } from '@portolan/contract/desk/desk'
import { Link } from '@tanstack/react-router'
import { type RefObject, useId } from 'react'
import { formatDate, nameInSentence } from '../../../../shared/format.ts'
import { joinNames } from '../../../../shared/join-names.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import type { RunningActions } from '../actions/use-order-actions.ts'
import css from './next-step.module.css'
import { findingOf, missingLanguages, type NextStep } from './next-step.ts'
import { StepButtons } from './step-buttons.tsx'

type Props = { order: DeskOrder; step: NextStep; actions: RunningActions }

/** One sentence on what comes next, and the buttons that do it. */
export function NextStepBox({ ref, order, step, actions }: Props & { ref: RefObject<HTMLElement | null> }) {
  const t = useMessages(deskOrderMessages)
  const id = useId()
  const params = {
    system: order.otherSystem?.name.toUpperCase() ?? '',
    manager: order.projectManager?.name ?? '',
    date: order.quoteExpiresAt ? formatDate(order.quoteExpiresAt) : '',
    name: joinNames([...order.sourceFileNames]),
    finding: findingOf(order) ?? '',
    languages: joinNames(missingLanguages(order).map(({ name }) => nameInSentence(name))),
  }
  return (
    <section
      ref={ref}
      className={css.box}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      data-page-actions=""
    >
      <div>
        <h2 id={id}>{t('next')}</h2>
        <p id={`${id}-text`}>{t(`next_${step.name}`, params)}</p>
        {order.request && order.unansweredSince && (
          <p>
            {t(step.name === 'PRICE' ? 'unansweredPrice' : 'unansweredMessage')}{' '}
            <Link to="." search={{ tab: 'messages' } as never} replace resetScroll={false}>
              {t('toMessages')}
            </Link>
          </p>
        )}
      </div>
      <StepButtons order={order} step={step} actions={actions} />
    </section>
  )
}
