import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WithQuery } from '../../../shared/api/query.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { translationSettings } from './api.ts'
import { LateContactLink } from './late-contact-link.tsx'
import { frameMessages } from './messages/frame.ts'
import { TabLinks } from './tab-links.tsx'
import { shownTabs, type Tab } from './tabs.ts'

type Props = {
  tab: Tab
  /** At the end of the title line. */
  actions?: ReactNode
  /** In place of lines, while the settings are loading. */
  skeleton?: ReactNode
  children: (settings: MachineTranslationSettings) => ReactNode
}

/** The page of a tab: its title, the tabs of the organization, and the tab's content once the settings are there. */
export const TranslationFrame = (props: Props) => (
  <WithQuery>
    <Frame {...props} />
  </WithQuery>
)

function Frame({ tab, actions, skeleton, children }: Props) {
  const t = useMessages(frameMessages)
  const settings = useQuery(translationSettings)
  const tabs = settings.data ? shownTabs(settings.data) : []
  return (
    <Page title={t(tab)} actions={actions}>
      {settings.data ? (
        <>
          <TabLinks tabs={tabs} shown={tab} />
          {tabs.includes(tab) ? children(settings.data) : <TurnedOff />}
        </>
      ) : settings.isError ? (
        <ErrorDisplay error={settings.error} onRetry={() => settings.refetch()} />
      ) : (
        (skeleton ?? <Skeleton count={6} />)
      )}
    </Page>
  )
}

function TurnedOff() {
  const t = useMessages(frameMessages)
  return (
    <EmptyState icon="blocked" text={t('turnedOff')}>
      <LateContactLink />
    </EmptyState>
  )
}
