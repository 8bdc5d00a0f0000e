import { useMessages } from '../../shared/messages/messages.ts'
import { useSession } from '../../shared/session/session.ts'
import { button } from '../../shared/ui/button.ts'
import { ContactLink } from '../../shared/ui/page/contact-link.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { SignInLink } from '../../shared/ui/page/sign-in-link.tsx'
import { requestCodeMessages } from './messages/request-codes.ts'
import css from './quote.module.css'

/** A visitor's link ends some time after the request: the page says how to go on. */
export default function ExpiredLink() {
  const t = useMessages(requestCodeMessages)
  const session = useSession()
  return (
    <Page title={t('linkExpiredTitle')} lead={t('linkExpiredText')} narrow>
      <div className={css.buttons}>
        {!session && (
          <SignInLink className={button('solid')} to={location.pathname}>
            {t('signIn')}
          </SignInLink>
        )}
        <ContactLink />
      </div>
    </Page>
  )
}
