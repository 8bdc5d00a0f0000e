import { Link } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../button.ts'
import { contactMessages } from '../messages/contact.ts'

export function HomeLink({ kind = 'solid' }: { kind?: 'solid' | 'outline' }) {
  const t = useMessages(contactMessages)
  return (
    <Link className={button(kind)} to="/">
      {t('backHome')}
    </Link>
  )
}
