import { Link } from '@tanstack/react-router'
import { errorMessages } from '../shared/messages/errors.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { button } from '../shared/ui/button.ts'
import { ContactLink } from '../shared/ui/page/contact-link.tsx'
import { Page } from '../shared/ui/page/page.tsx'
import steps from '../shared/ui/steps.module.css'
import type { Denied } from './access-rules.ts'
import { restrictedMessages } from './messages/restricted.ts'

const titles = { role: 'restricted', staff: 'staffOnly', application: 'applicationDisabled' } as const

/** Stands in the place of the page; the address stays. */
export default function Restricted({ reason }: { reason: Denied }) {
  const t = useMessages(restrictedMessages)
  const errors = useMessages(errorMessages)
  const lead = reason === 'staff' ? t('staffOnlyAdvice') : t('restrictedAdvice')
  return (
    <Page title={t(titles[reason])} lead={lead} narrow>
      <div className={steps.actions}>
        <Link className={button('solid')} to="/">
          {errors('home')}
        </Link>
        {reason !== 'staff' && <ContactLink />}
      </div>
    </Page>
  )
}
