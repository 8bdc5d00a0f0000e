import { useMessages } from '../../shared/messages/messages.ts'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { HomeLink } from '../../shared/ui/page/home-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import steps from '../../shared/ui/steps.module.css'
import css from './being-built-page.module.css'
import { beingBuiltMessages } from './messages/being-built.ts'

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
