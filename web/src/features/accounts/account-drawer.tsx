import { Suspense, useId, useState } from 'react'
import { WithQuery } from '../../shared/api/query.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { useSession } from '../../shared/session/session.ts'
import DialogFrame from '../../shared/ui/dialog-frame.tsx'
import { Skeleton } from '../../shared/ui/page/skeleton.tsx'
import { TabList } from '../../shared/ui/tab-list.tsx'
import css from './account-drawer.module.css'
import { accountTabsOf } from './account-tabs.ts'
import { accountsMessages } from './messages/accounts.ts'

export default function AccountDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(accountsMessages)
  const session = useSession()
  const id = useId()
  const [chosen, setChosen] = useState('profile')
  if (!session || !open) return null
  const tabs = accountTabsOf(session)
  const { id: tabId, Panel } = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  return (
    <DialogFrame kind="drawer" onClose={onClose} title={t('settings')} hasCloseButton>
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
            <Panel session={session} onLeave={onClose} />
          </Suspense>
        </WithQuery>
      </div>
    </DialogFrame>
  )
}
