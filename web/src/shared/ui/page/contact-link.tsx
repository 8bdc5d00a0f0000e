import { useBranding } from '../../branding.ts'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../button.ts'
import { Icon } from '../icon.tsx'
import { contactMessages } from '../messages/contact.ts'

/** The way to a person, wherever the portal itself cannot help. */
export function ContactLink({ kind = 'outline' }: { kind?: 'solid' | 'outline' }) {
  const t = useMessages(contactMessages)
  const { contactEmail } = useBranding()
  return (
    <a className={button(kind)} href={`mailto:${contactEmail}`}>
      <Icon name="mail" />
      {t('writeTo', { email: contactEmail })}
    </a>
  )
}
