import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/messages/quotes.ts'
import { WithQuery } from '../../shared/query.tsx'
import { useSession } from '../../shared/session.ts'
import { button } from '../../shared/ui/button.ts'
import { ErrorDisplay } from '../../shared/ui/error-display.tsx'
import { NotFound } from '../../shared/ui/not-found.tsx'
import { Page } from '../../shared/ui/page.tsx'
import { SignInLink } from '../../shared/ui/sign-in-link.tsx'
import { PageSkeleton } from '../../shared/ui/skeleton.tsx'
import { isUnknown, quoteOf } from './api.ts'
import { QuoteReview } from './quote-review.tsx'
import { UnquotedRequest } from './unquoted-request.tsx'

export default function QuotePage() {
  return (
    <WithQuery>
      <Quote />
    </WithQuery>
  )
}

function Quote() {
  const { jobRequestId = '' } = useParams({ strict: false }) as { jobRequestId?: string }
  const session = useSession()
  const quote = useQuery(quoteOf(jobRequestId))
  if (quote.data) return <QuoteReview quote={quote.data} />
  if (quote.data === null) return <UnquotedRequest id={jobRequestId} />
  if (isUnknown(quote.error)) return session ? <NotFound /> : <SignInFirst />
  if (quote.isError) return <ErrorDisplay error={quote.error} onRetry={() => quote.refetch()} />
  return <PageSkeleton />
}

/** Whether there is such a quote is not told to strangers. */
function SignInFirst() {
  const t = useMessages(quoteMessages)
  return (
    <Page title={t('signInTitle')} lead={t('signInText')} narrow>
      <div>
        <SignInLink className={button('solid')} to={location.pathname}>
          {t('signIn')}
        </SignInLink>
      </div>
    </Page>
  )
}
