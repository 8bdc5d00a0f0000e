import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../shared/api/api-client.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { Spinner } from '../../shared/ui/page/spinner.tsx'
import { enterFromProcurement } from './api.ts'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement-error-page.module.css'

/** Where a procurement system sends its buyer: on to the identity provider, and from there to /coupa. */
export default function ProcurementStartPage() {
  const t = useMessages(procurementMessages)
  const { requestId = '' } = useParams({ strict: false })
  return (
    <WithQuery>
      <Page title={t('startTitle')} narrow>
        <Entry requestId={requestId} />
      </Page>
    </WithQuery>
  )
}

function Entry({ requestId }: { requestId: string }) {
  const t = useMessages(procurementMessages)
  const entry = useQuery(enterFromProcurement(requestId))
  if (!entry.isError) return <Spinner text={t('signingIn')} />
  return (
    <section className={css.card}>
      <p className={css.reason} role="alert">
        <Icon name="alert" />
        <span className={css.exact}>{t('unableToSignIn')}</span>
      </p>
      <p className={css.advice}>{isEnded(entry.error) ? errorText(entry.error) : t('whatToDo')}</p>
      <div className={css.actions}>
        <HomeLink />
        <ContactLink />
      </div>
    </section>
  )
}

/** The buyer can do something about these: start again. */
const isEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.errorCode === 'punchout_used' || error.errorCode === 'punchout_expired')
