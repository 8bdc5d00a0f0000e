import type { EngineInstallation } from '@portolan/contract/machine-translation/settings'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Spinner } from '../../../shared/ui/page/spinner.tsx'
import { textMessages } from './messages/text.ts'

/** More languages are on their way. */
export function EngineNotice({ installation: { state, percent } }: { installation: EngineInstallation }) {
  const t = useMessages(textMessages)
  if (state !== 'INSTALLING') return null
  return <Spinner text={percent === null ? t('installingSoon') : t('installing', { percent })} />
}
