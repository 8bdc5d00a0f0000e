import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { AutoQuoteAnswer } from '@portolan/contract/quotes/quotes'
import { requestPath } from '@portolan/contract/request-path'
import { clientRoles, dashboardRoles } from '@portolan/contract/roles'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import { hasRole, useSession } from '../../shared/session/session.ts'
import { Breadcrumbs, type Crumb } from '../../shared/ui/breadcrumbs.tsx'

/** Members come from their requests, staff from the desk, and visitors from an email. */
export function QuoteTrail({ request, hasQuote }: { request: JobRequest; hasQuote: boolean }) {
  const [t, requests] = [useMessages(quoteMessages), useMessages(requestMessages)]
  const session = useSession()
  // Complete paths, which the types of the routes do not list.
  const named = (to: string): Crumb => ({ to: to as never, name: request.name, translate: 'no' })
  const path = requestPath(request)
  const isIn = (roles: typeof clientRoles | typeof dashboardRoles) =>
    session !== null && !request.isContentHidden && hasRole(session, roles)
  const list: Crumb =
    request.origination === 'COUPA'
      ? { to: '/coupa', name: requests('procurementTitle') }
      : { to: '/requests', name: requests('listTitle') }
  const trail: readonly Crumb[] =
    path && isIn(clientRoles)
      ? [list, named(path)]
      : isIn(dashboardRoles)
        ? [{ to: '/desk', name: t('desk') }, named(`/desk/${request.id}`)]
        : [{ to: '/', name: t('home') }]
  const here = session === null && request.deliveredTime ? t('orderPage') : hasQuote ? requests('quote') : t('request')
  return <Breadcrumbs trail={trail} here={{ name: here }} />
}

/** Number and version of the quote. To visitors, who have no other page, it is an order once the files are delivered. */
export function useQuoteLead({ number, autoQuote: { version } }: AutoQuoteAnswer, request: JobRequest): string {
  const t = useMessages(quoteMessages)
  const session = useSession()
  if (session === null && request.deliveredTime) return t('leadOrder', { number })
  return version > 1 ? t('leadVersion', { number, version }) : t('lead', { number })
}
