import Drawer from '@mui/material/Drawer'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense, useId, useState } from 'react'
import { accountsMessages } from '../../shared/messages/accounts.ts'
import { directionOf, useLanguage } from '../../shared/messages/language.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { WithQuery } from '../../shared/query.tsx'
import { useSession } from '../../shared/session.ts'
import { MuiScope } from '../../shared/theme/mui-scope.tsx'
import { iconButton } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import css from './account-drawer.module.css'
import { accountTabsOf } from './account-tabs.ts'

export default function AccountDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(accountsMessages)
  const session = useSession()
  const direction = directionOf(useLanguage())
  const id = useId()
  const [chosen, setChosen] = useState('profile')
  if (!session) return null
  const tabs = accountTabsOf(session)
  const { id: tabId, Panel } = tabs.find((tab) => tab.id === chosen) ?? tabs[0]
  return (
    <MuiScope>
      <Drawer
        anchor={direction === 'rtl' ? 'left' : 'right'}
        open={open}
        onClose={onClose}
        slotProps={{
          paper: { className: css.paper, role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title` },
        }}
      >
        <div className={css.head}>
          <h2 id={`${id}-title`}>{t('settings')}</h2>
          <button type="button" className={iconButton} onClick={onClose} aria-label={t('close')}>
            <Icon name="close" />
          </button>
        </div>
        <Tabs
          className={css.tabs}
          value={tabId}
          onChange={(_, next: string) => setChosen(next)}
          aria-label={t('settings')}
          variant="scrollable"
          scrollButtons={false}
        >
          {tabs.map((tab) => (
            <Tab key={tab.id} value={tab.id} id={`${id}-${tab.id}`} aria-controls={`${id}-panel`} label={t(tab.id)} />
          ))}
        </Tabs>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is scrolled by keyboard */}
        <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabId}`} tabIndex={0}>
          <WithQuery>
            <Suspense fallback={<Skeleton />}>
              <Panel session={session} />
            </Suspense>
          </WithQuery>
        </div>
      </Drawer>
    </MuiScope>
  )
}
