import { walkInClientId } from '@portolan/contract/clients/clients'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { isUnknown } from '../../../shared/request/one-request.ts'
import { hasRole, useSession } from '../../../shared/session/session.ts'
import type { Crumb } from '../../../shared/ui/breadcrumbs.tsx'
import { DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { NotFound } from '../../../shared/ui/page/not-found.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { deskMessages } from '../messages/desk.ts'
import { rateMessages } from './messages/rates.ts'
import { languages, ratesOf } from './rates-api.ts'
import { RatesForm } from './rates-form.tsx'

export default function RatesPage() {
  return (
    <WithQuery>
      <Rates />
    </WithQuery>
  )
}

/** What a client pays. */
function Rates() {
  const t = useMessages(deskMessages)
  const words = useMessages(rateMessages)
  const { clientId = '' } = useParams({ strict: false })
  const session = useSession()
  const titleOf = ({ id, name }: { id: number; name: string }) =>
    id === walkInClientId ? t('walkInRates') : t('ratesOf', { client: name })
  const rates = useQuery(ratesOf(Number(clientId)))
  const known = useQuery(languages)
  const failed = [rates, known].find(({ isError }) => isError)
  if (isUnknown(rates.error)) return <NotFound />
  const title = rates.data ? titleOf(rates.data.client) : t('rates')
  const client = rates.data?.client.name ?? ''
  const back: Crumb[] =
    session && hasRole(session, ['ADMIN'])
      ? [
          { to: '/administration', name: words('administration') },
          { to: '/administration/clients/$clientId', params: { clientId }, name: client, translate: 'no' },
        ]
      : [{ to: '/desk', name: t('title') }]
  return (
    <DetailPage back={back.filter(({ name }) => name !== '')} title={title} lead={words('ratesLead')}>
      {failed ? (
        <ErrorDisplay error={failed.error} onRetry={() => failed.refetch()} />
      ) : rates.data && known.data ? (
        <RatesForm clientId={Number(clientId)} saved={rates.data} languages={known.data} />
      ) : (
        <Skeleton count={6} />
      )}
    </DetailPage>
  )
}
