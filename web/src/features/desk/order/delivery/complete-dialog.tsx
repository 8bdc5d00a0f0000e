import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import css from '../order.module.css'
import { isCardUnpaid } from '../unpaid.ts'

type Props = { order: DeskOrder; open: boolean; text: string; onClose: () => void; onConfirm: () => Promise<unknown> }

/** Asks before the client gets the files, and says where they are not paid. */
export function CompleteDialog({ order, text, ...dialog }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const isUnpaid = isCardUnpaid(order)
  return (
    <ConfirmDialog
      {...dialog}
      title={t('completeTitle')}
      text={
        isUnpaid ? (
          <>
            <strong className={css.warning}>{words('unpaid')}</strong> {text}
          </>
        ) : (
          text
        )
      }
      action={isUnpaid ? words('deliverUnpaid') : t('act_COMPLETE')}
      tone={isUnpaid ? 'danger' : 'solid'}
    />
  )
}
