import { Link } from '@tanstack/react-router'
import { errorMessages } from '../shared/messages/errors.ts'
import { useMessages } from '../shared/messages/messages.ts'
import { button } from '../shared/ui/button.ts'
import { Page } from '../shared/ui/page.tsx'

export function NotFound() {
  const t = useMessages(errorMessages)
  return (
    <Page title={t('notFound')} lead={t('notFoundAdvice')} narrow>
      <div>
        <Link className={button('solid')} to="/">
          {t('home')}
        </Link>
      </div>
    </Page>
  )
}
