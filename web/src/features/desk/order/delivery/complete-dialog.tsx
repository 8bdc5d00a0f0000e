import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import css from '../order.module.css'
import { findingOf } from '../step/next-step.ts'
import { isCardUnpaid } from '../unpaid.ts'

type Props = { order: DeskOrder; open: boolean; text: string; onClose: () => void; onConfirm: () => Promise<unknown> }

/** Asks before the client gets the files, and says where a review returned them, or they are not paid or the client's own. */
export function CompleteDialog({ order, text, ...dialog }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const isUnpaid = isCardUnpaid(order)
  const source = order.sourceFileNames.join(', ')
  const finding = findingOf(order)
  const warnings = [
    finding !== undefined && words('returnedText', { finding }),
    isUnpaid && words('unpaid'),
    source && words('sourceText', { name: source }),
  ].filter(Boolean)
  return (
    <ConfirmDialog
      {...dialog}
      title={t('completeTitle')}
      text={
        warnings.length > 0 ? (
          <>
            <strong className={css.warning}>{warnings.join(' ')}</strong> {text}
          </>
        ) : (
          text
        )
      }
      action={source ? words('sourceAction_COMPLETE') : isUnpaid ? words('deliverUnpaid') : t('act_COMPLETE')}
      tone={warnings.length > 0 ? 'danger' : 'solid'}
    />
  )
}
