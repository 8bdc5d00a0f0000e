import type { DeskOrder } from '@portolan/contract/desk/desk'
import { formatMoment, formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Fact, Facts } from '../../../shared/ui/page/facts.tsx'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

/** What is known of work that nobody asked for through the portal. */
export function OutsideWork({ order: { startedAt, totalAgreed } }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  return (
    <div className={css.parts}>
      <p className={css.quiet}>{t('noRequest')}</p>
      <Facts>
        <Fact name={t('started')}>
          <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
        </Fact>
        <Fact name={t('agreed')}>{totalAgreed === null ? t('none') : formatMoney(totalAgreed)}</Fact>
      </Facts>
    </div>
  )
}
