import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { frameMessages } from './messages/frame.ts'
import css from './tab-links.module.css'
import type { Tab } from './tabs.ts'

/** Each tab has an address of its own, so the tabs are links. Glossaries serve all of them. */
export function TabLinks({ tabs, shown }: { tabs: readonly Tab[]; shown: Tab | 'glossaries' }) {
  const t = useMessages(frameMessages)
  return (
    <nav className={css.tabs} aria-label={t('machineTranslation')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={`/machineTranslation/${tab}`}
          className={css.tab}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {t(`${tab}Tab`)}
        </Link>
      ))}
      <Link
        to="/machineTranslation/glossaries"
        className={`${css.tab} ${css.glossaries}`}
        aria-current={shown === 'glossaries' ? 'page' : undefined}
      >
        <Icon name="book" size={16} />
        {t('glossaries')}
      </Link>
    </nav>
  )
}
