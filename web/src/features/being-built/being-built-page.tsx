import { beingBuiltMessages } from '../../shared/messages/being-built.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { ContactLink } from '../../shared/ui/contact-link.tsx'
import { HomeLink } from '../../shared/ui/home-link.tsx'
import { Page } from '../../shared/ui/page.tsx'
import steps from '../../shared/ui/steps.module.css'
import css from './being-built-page.module.css'

/** Stands at an address whose feature is still to come. */
export default function BeingBuiltPage({ title }: { title: string }) {
  const t = useMessages(beingBuiltMessages)
  return (
    <Page title={title} narrow>
      <section className={`${steps.frame} ${css.card}`}>
        <p className={css.status}>{t('status')}</p>
        <p>{t('text')}</p>
        <p className={css.meanwhile}>{t('meanwhile')}</p>
        <div className={css.actions}>
          <HomeLink />
          <ContactLink />
        </div>
      </section>
    </Page>
  )
}
