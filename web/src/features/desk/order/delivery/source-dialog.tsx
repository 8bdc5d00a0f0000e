import { useMessages } from '../../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { deskOrderMessages } from '../../messages/order.ts'
import type { SourceWarning } from './use-source-warning.ts'

/** Asks before the client gets their own file as a translation. */
export function SourceDialog({ source }: { source: SourceWarning }) {
  const t = useMessages(deskOrderMessages)
  const { step = 'COMPLETE', name = '' } = source.warning ?? {}
  return (
    <ConfirmDialog
      open={source.warning !== undefined}
      onClose={source.close}
      title={t('sourceTitle')}
      text={t(`sourceText_${step}`, { name })}
      action={t(`sourceAction_${step}`)}
      onConfirm={async () => source.warning?.again()}
    />
  )
}
