import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useMessages } from '../../../shared/messages/messages.ts'
import { ContactLink } from '../../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx'
import { EngineNotice } from './engine-notice.tsx'
import { textMessages } from './messages/text.ts'

/** In place of the translator: why there is no language to choose. */
export function NothingOffered({ settings }: { settings: MachineTranslationSettings }) {
  const t = useMessages(textMessages)
  const { engineInstallation, notOfferedLanguages } = settings
  if (engineInstallation.state === 'INSTALLING') return <EngineNotice installation={engineInstallation} />
  const isReason = (reason: string) => notOfferedLanguages.some((each) => each.reason === reason)
  const text = isReason('not_allowed_for_client')
    ? t('nothingAllowed')
    : isReason('kept_on_our_machines')
      ? t('nothingLocal')
      : engineInstallation.state === 'FAILED'
        ? t('installFailed')
        : t('nothingInstalled')
  return (
    <EmptyState icon="globe" text={text}>
      <ContactLink />
    </EmptyState>
  )
}
