import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { ContactLink } from '../../../../shared/ui/page/contact-link.tsx'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { noUploadMessages } from '../messages/no-upload.ts'

/** In place of the form: why it could not be used. Few readers see it, so it is loaded when it is shown. */
export default function NoUpload({ settings }: { settings: MachineTranslationSettings }) {
  const t = useMessages(noUploadMessages)
  if (settings.allowedFileTypes.length === 0)
    return (
      <EmptyState icon="blocked" text={t('noFileTypes')}>
        <ContactLink />
      </EmptyState>
    )
  const isInstalling = settings.engineInstallation.state === 'INSTALLING'
  return (
    <EmptyState icon="globe" text={t(isInstalling ? 'installing' : 'noLanguages')}>
      {!isInstalling && <ContactLink />}
    </EmptyState>
  )
}
