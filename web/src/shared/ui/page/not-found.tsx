import { Link } from '@tanstack/react-router'
import { errorMessages } from '../../messages/errors.ts'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../button.ts'
import { Page } from './page.tsx'

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
