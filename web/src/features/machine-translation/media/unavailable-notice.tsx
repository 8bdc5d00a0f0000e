import type { MediaOptions } from '@portolan/contract/machine-translation/media/media-translations'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ContactLink } from '../../../shared/ui/page/contact-link.tsx'
import css from './media-page.module.css'
import { mediaMessages } from './messages/media.ts'

/** Why audio and video cannot be translated right now. */
export function UnavailableNotice({ options: { state, percent } }: { options: MediaOptions }) {
  const t = useMessages(mediaMessages)
  if (state === 'READY') return null
  return (
    <div className={css.notice} role="status">
      <Icon name="alert" size={24} />
      <div>
        <p>{state === 'INSTALLING' ? t('state_INSTALLING', { percent: percent ?? 0 }) : t(`state_${state}`)}</p>
        {state !== 'INSTALLING' && <ContactLink />}
      </div>
    </div>
  )
}
