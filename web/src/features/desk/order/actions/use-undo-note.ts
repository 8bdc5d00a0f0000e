import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { notify, notifyAbout } from '../../../../shared/ui/snackbar.tsx'
import { deskOrderMessages } from '../../messages/order.ts'

/** Tells what was done to an order, with a button that undoes it. */
export function useUndoNote(orderId: string): (text: string, undo: () => Promise<unknown>) => void {
  const t = useMessages(deskOrderMessages)
  return (text, undo) =>
    notifyAbout(orderId, text, {
      label: t('undo'),
      run: () =>
        void undo().then(
          () => notifyAbout(orderId, t('undone')),
          (error) => notify(errorText(error), 'error'),
        ),
    })
}
