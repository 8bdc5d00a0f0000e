import { useMessages } from '../../shared/messages/messages.ts'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../shared/ui/page/empty-state.tsx'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import css from './future-home.module.css'
import { contentMessages } from './messages/content.ts'

export function FutureHome({ title }: { title: string }) {
  const t = useMessages(contentMessages)
  return (
    <EmptyState icon="building" text={t('futureHome', { title })}>
      <p className={css.text}>{t('futureHomeText')}</p>
      <div className={css.actions}>
        <HomeLink />
        <ContactLink />
      </div>
    </EmptyState>
  )
}
