import { Suspense, useId, useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { useSession } from '../../shared/session/session.ts'
import { iconButton } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { SidePanel } from '../../shared/ui/side-panel.tsx'
import { TabList } from '../../shared/ui/tab-list.tsx'
import css from './account-drawer.module.css'
import { accountTabsOf } from './account-tabs.ts'
import { accountsMessages } from './messages/accounts.ts'

export default function AccountDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(accountsMessages)
  const session = useSession()
  const id = useId()
  const [chosen, setChosen] = useState('profile')
  if (!session) return null
  const tabs = accountTabsOf(session)
  const { id: tabId, Panel } = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  return (
    <SidePanel open={open} onClose={onClose} labelledBy={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{t('settings')}</h2>
        <button type="button" className={iconButton} onClick={onClose} aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <TabList
        label={t('settings')}
        idPrefix={id}
        tabs={tabs.map((tab) => ({ id: tab.id, name: t(tab.id) }))}
        shown={tabId}
        onShow={setChosen}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is scrolled by keyboard */}
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabId}`} tabIndex={0}>
        <WithQuery>
          <Suspense fallback={<Skeleton />}>
            <Panel session={session} />
          </Suspense>
        </WithQuery>
      </div>
    </SidePanel>
  )
}
