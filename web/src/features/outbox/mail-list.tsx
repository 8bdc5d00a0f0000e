import type { OutboxMail } from '@portolan/contract/outbox/outbox'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { outboxMessages } from './messages/outbox.ts'
import css from './outbox.module.css'

type Props = { mails: readonly OutboxMail[]; readId: string | undefined; to: string }

export function MailList({ mails, readId, to }: Props) {
  const t = useMessages(outboxMessages)
  return (
    <ul className={css.list} aria-label={t('mails')}>
      {mails.map((mail) => (
        <li key={mail.id} className={css.row}>
          <Link
            className={css.cover}
            to="/outbox"
            search={{ to: to || undefined, mail: mail.id } as never}
            resetScroll={false}
            aria-current={mail.id === readId || undefined}
          >
            <bdi>{mail.subject || t('noSubject')}</bdi>
          </Link>
          <span className={css.meta}>
            <bdi>{mail.to}</bdi>
            <time dateTime={mail.sentAt}>{formatMoment(mail.sentAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
