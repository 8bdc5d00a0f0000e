import { Link } from '@tanstack/react-router'
import { useBranding } from '../shared/branding.ts'
import { errorMessages } from '../shared/messages/errors.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { button } from '../shared/ui/button.ts'
import { Page } from '../shared/ui/page/page.tsx'
import type { Denied } from './access-rules.ts'

/** Stands in the place of the page; the address stays. */
export function Restricted({ reason }: { reason: Denied }) {
  const t = useMessages(errorMessages)
  const { contactEmail } = useBranding()
  const title = reason === 'role' ? t('restricted') : t('applicationDisabled')
  return (
    <Page title={title} lead={t('restrictedAdvice', { email: contactEmail })} narrow>
      <div>
        <Link className={button('outline')} to="/">
          {t('home')}
        </Link>
      </div>
    </Page>
  )
}
