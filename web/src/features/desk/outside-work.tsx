import type { DeskOrder } from '@portolan/contract/desk'
import { formatMoment, formatMoney } from '../../shared/format.ts'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './order.module.css'

/** What is known of work that nobody asked for through the portal. */
export function OutsideWork({ order: { startedAt, totalAgreed } }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  return (
    <div className={css.parts}>
      <p className={css.quiet}>{t('noRequest')}</p>
      <dl className={css.facts}>
        <dt>{t('started')}</dt>
        <dd>
          <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
        </dd>
        <dt>{t('agreed')}</dt>
        <dd>{totalAgreed === null ? t('none') : formatMoney(totalAgreed)}</dd>
      </dl>
    </div>
  )
}
