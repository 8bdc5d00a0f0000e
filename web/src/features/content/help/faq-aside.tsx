import { useBranding } from '../../../shared/branding.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import css from './faq-aside.module.css'
import { helpMessages } from './messages/help.ts'

/** The people behind the answers. */
export function FaqAside() {
  const t = useMessages(helpMessages)
  const { contactEmail, contactPhone, phoneHref } = useBranding()
  return (
    <aside className={css.aside}>
      <h2>{t('stillWondering')}</h2>
      <p>{t('stillWonderingText')}</p>
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      <a href={phoneHref}>
        <bdi>{contactPhone}</bdi>
      </a>
    </aside>
  )
}
