import type { OutboxMail } from '@portolan/contract/outbox/outbox'
import { useState } from 'react'
import { formatMoment } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { MailFrame } from './mail-frame.tsx'
import css from './mail-reader.module.css'
import { outboxMessages } from './messages/outbox.ts'

const zone = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone

export function MailReader({ mail, onBack }: { mail: OutboxMail; onBack: () => void }) {
  const t = useMessages(outboxMessages)
  const [isText, setIsText] = useState(mail.html === '')
  const subject = mail.subject || t('noSubject')
  return (
    <article className={css.mail} aria-label={t('mailFrame', { subject })}>
      <button type="button" className={`${button('text')} ${css.back}`} onClick={onBack}>
        {t('backToList')}
      </button>
      <h2>
        <bdi>{subject}</bdi>
      </h2>
      <dl className={css.facts}>
        <dt>{t('from')}</dt>
        <dd>
          <bdi>{mail.from}</bdi>
        </dd>
        <dt>{t('to')}</dt>
        <dd>
          <bdi>{mail.to}</bdi>
        </dd>
        <dt>{t('sent')}</dt>
        <dd>
          <time dateTime={mail.sentAt} title={zone}>
            {formatMoment(mail.sentAt)}
          </time>
        </dd>
      </dl>
      {mail.html !== '' && (
        <button type="button" className={css.switch} aria-pressed={isText} onClick={() => setIsText(!isText)}>
          <Icon name={isText ? 'mail' : 'list'} size={16} />
          {t('asText')}
        </button>
      )}
      {isText ? (
        <pre className={css.text} dir="auto">
          {mail.text}
        </pre>
      ) : (
        <MailFrame title={t('mailFrame', { subject })} html={mail.html} />
      )}
    </article>
  )
}
