import type { ClientOverview } from '@portolan/contract/clients/administration'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText } from '../../../../shared/api/error-text.ts'
import { joinNames } from '../../../../shared/join-names.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { Card } from '../../../../shared/ui/page/card.tsx'
import { Fact, Facts } from '../../../../shared/ui/page/facts.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { administrationMessages } from '../messages/administration.ts'
import { rateCountOf, translationLimitsOf } from './api.ts'
import css from './client.module.css'
import { clientMessages } from './messages/client.ts'

export function RatesCard({ clientId }: { clientId: number }) {
  const t = useMessages(clientMessages)
  const words = useMessages(administrationMessages)
  const { data: count, error } = useQuery(rateCountOf(clientId))
  return (
    <Card title={words('rates')}>
      {error ? (
        <p>{errorText(error)}</p>
      ) : count === undefined ? (
        <Skeleton />
      ) : (
        <p>{count === 0 ? t('noRates') : t('pairs', { count })}</p>
      )}
      <p>
        <Link to="/desk/clients/$clientId/rates" params={{ clientId: String(clientId) }}>
          {t('openRates')}
        </Link>
      </p>
    </Card>
  )
}

export function MachineTranslationCard({ clientId }: { clientId: number }) {
  const t = useMessages(clientMessages)
  const words = useMessages(administrationMessages)
  const { data: settings, error } = useQuery(translationLimitsOf(clientId))
  return (
    <Card title={words('machineTranslation')}>
      {error ? (
        <p>{errorText(error)}</p>
      ) : settings ? (
        <p>
          {t('perDay', { count: settings.maxCharactersPerDay })}{' '}
          {t(settings.isKeptOnOurMachines ? 'keptHere' : 'mayLeave')}
        </p>
      ) : (
        <Skeleton />
      )}
      <p>
        <Link to="/desk/machineTranslation/clients/$clientId" params={{ clientId: String(clientId) }}>
          {t('openSettings')}
        </Link>
      </p>
    </Card>
  )
}

export function ProcurementCard({ client: { clientId, procurement } }: { client: ClientOverview }) {
  const t = useMessages(clientMessages)
  const command = `npm run set-procurement -- --client ${clientId}`
  return (
    <Card title={t('procurement')}>
      {procurement ? (
        <Facts>
          <Fact name={t('identity')}>
            <bdi>{procurement.identity ?? 'TradeCentric'}</bdi>
          </Fact>
          {procurement.returnHosts.length > 0 && (
            <Fact name={t('returnHosts')}>
              <bdi>{joinNames(procurement.returnHosts)}</bdi>
            </Fact>
          )}
        </Facts>
      ) : (
        <>
          <p>{t('notConnected')}</p>
          <div className={css.command}>
            <pre dir="ltr" translate="no">
              {command}
            </pre>
            <CopyButton text={command} label={t('copyCommand')} copied={t('copied')} />
          </div>
        </>
      )}
    </Card>
  )
}
