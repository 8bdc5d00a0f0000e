import { Link } from '@tanstack/react-router'
import { useBranding } from '../shared/branding.ts'
import { errorMessages } from '../shared/messages/errors.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { button } from '../shared/ui/button.ts'
import { Page } from '../shared/ui/page/page.tsx'
import type { Denied } from './access-rules.ts'

const titles = { role: 'restricted', staff: 'staffOnly', application: 'applicationDisabled' } as const

/** Stands in the place of the page; the address stays. */
export default function Restricted({ reason }: { reason: Denied }) {
  const t = useMessages(errorMessages)
  const { contactEmail } = useBranding()
  const lead = reason === 'staff' ? t('staffOnlyAdvice') : t('restrictedAdvice', { email: contactEmail })
  return (
    <Page title={t(titles[reason])} lead={lead} narrow>
      <div>
        <Link className={button('outline')} to="/">
          {t('home')}
        </Link>
      </div>
    </Page>
  )
}
