import { contentMessages } from '../../shared/messages/content.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactLink } from '../../shared/ui/contact-link.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { HomeLink } from '../../shared/ui/home-link.tsx'
import css from './future-home.module.css'

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
