import { useSearch } from '@tanstack/react-router'
import { useMessages } from '../../shared/messages/messages.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { procurementMessages } from './messages/procurement.ts'
import css from './procurement-error-page.module.css'

/** Where a procurement system sends its buyer when a session cannot start; the reason comes in the address. */
export default function ProcurementErrorPage() {
  const t = useMessages(procurementMessages)
  const { message } = useSearch({ strict: false }) as { message?: unknown }
  const reason = message === undefined ? '' : String(message).trim()
  return (
    <Page title={t('errorTitle')} narrow>
      <section className={css.card}>
        <p className={css.reason} role="alert">
          <Icon name="alert" />
          <span dir="auto">{reason ? t('errorMessage', { message: reason }) : t('genericError')}</span>
        </p>
        <p className={css.advice}>{t('whatToDo')}</p>
        <div className={css.actions}>
          <HomeLink />
          <ContactLink />
        </div>
      </section>
    </Page>
  )
}
