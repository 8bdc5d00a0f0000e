import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { AddressTabs } from '../../../shared/ui/address-tabs.tsx'
import { DetailPage } from '../../../shared/ui/page/detail-page.tsx'
import { ClientsPanel } from './clients/clients-panel.tsx'
import { EnginesPanel } from './engines/engines-panel.tsx'
import { administrationMessages } from './messages/administration.ts'
import { UsagePanel } from './usage/usage-panel.tsx'

const panels = { engines: EnginesPanel, usage: UsagePanel, clients: ClientsPanel } as const

/** For administrators: engines, what they cost, and what each client may use. */
export default function AdministrationPage() {
  const t = useMessages(administrationMessages)
  const tabs = (['engines', 'usage', 'clients'] as const).map((id) => ({ id, name: t(id) }))
  return (
    <WithQuery>
      <DetailPage back={{ to: '/administration', name: t('administration') }} title={t('title')} lead={t('lead')}>
        <AddressTabs label={t('parts')} tabs={tabs} first="engines">
          {(shown) => {
            const Panel = panels[shown]
            return <Panel />
          }}
        </AddressTabs>
      </DetailPage>
    </WithQuery>
  )
}
