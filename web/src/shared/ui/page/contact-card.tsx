import { useBranding } from '../../branding.ts'
import { useMessages } from '../../messages/messages.ts'
import { contactMessages } from '../messages/contact.ts'
import css from './contact-card.module.css'

/** At the side of a page: the people to ask. */
export function ContactCard() {
  const t = useMessages(contactMessages)
  const { contactEmail, contactPhone, phoneHref } = useBranding()
  return (
    <section className={css.card} aria-labelledby="contact-card">
      <h2 id="contact-card">{t('needHelp')}</h2>
      <p>{t('needHelpText')}</p>
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      <a href={phoneHref}>
        <bdi>{contactPhone}</bdi>
      </a>
    </section>
  )
}
