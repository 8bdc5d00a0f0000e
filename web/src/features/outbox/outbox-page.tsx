import { useQuery } from '@tanstack/react-query'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../shared/ui/page/error-display.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { outboxMails } from './api.ts'
import { MailList } from './mail-list.tsx'
import { MailReader } from './mail-reader.tsx'
import { outboxMessages } from './messages/outbox.ts'
import css from './outbox.module.css'
import { RecipientFilter } from './recipient-filter.tsx'
import { useOutboxAddress } from './use-outbox-address.ts'

export default function OutboxPage() {
  return (
    <WithQuery>
      <Outbox />
    </WithQuery>
  )
}

function Outbox() {
  const t = useMessages(outboxMessages)
  const { to, mailId, go } = useOutboxAddress()
  const mails = useQuery(outboxMails(to))
  const read = mails.data?.find(({ id }) => id === mailId)
  const refresh = (
    <button type="button" className={button('outline')} disabled={mails.isFetching} onClick={() => mails.refetch()}>
      <Icon name="retry" />
      {t('refresh')}
    </button>
  )
  return (
    <Page title={t('pageTitle')} lead={t('lead')} actions={refresh}>
      <RecipientFilter key={to} to={to} onFilter={(next) => go({ to: next, mailId: '' })} />
      {mails.isPending ? (
        <Skeleton count={6} />
      ) : mails.isError ? (
        <ErrorDisplay error={mails.error} onRetry={() => mails.refetch()} />
      ) : mails.data.length === 0 ? (
        <EmptyState icon="mail" text={to ? t('emptyTo', { to }) : t('empty')} />
      ) : (
        <div className={css.panes} data-reading={read !== undefined}>
          <div className={css.listing}>
            <p className={css.count} role="status">
              {to ? t('countTo', { count: mails.data.length, to }) : t('count', { count: mails.data.length })}
            </p>
            <MailList mails={mails.data} readId={read?.id} to={to} />
          </div>
          {read ? (
            <MailReader key={read.id} mail={read} onBack={() => go({ mailId: '' })} />
          ) : (
            <p className={css.nothing}>{t('choose')}</p>
          )}
        </div>
      )}
    </Page>
  )
}
