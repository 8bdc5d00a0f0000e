import { useMessages } from '../messages/messages.ts'
import { ContactLink } from '../ui/page/contact-link.tsx'
import { HomeLink } from '../ui/page/home-link.tsx'
import steps from '../ui/steps.module.css'
import css from './being-built-notice.module.css'
import { beingBuiltMessages } from './messages/being-built.ts'

/** Stands in place of a feature that is still to come. */
export function BeingBuiltNotice() {
  const t = useMessages(beingBuiltMessages)
  return (
    <section className={`${steps.frame} ${css.card}`}>
      <p className={css.status}>{t('status')}</p>
      <p>{t('text')}</p>
      <p className={css.meanwhile}>{t('meanwhile')}</p>
      <div className={css.actions}>
        <HomeLink />
        <ContactLink />
      </div>
    </section>
  )
}
