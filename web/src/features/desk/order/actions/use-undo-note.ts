import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { notify, notifyAbout } from '../../../../shared/ui/snackbar.tsx'
import { deskOrderMessages } from '../../messages/order.ts'
import { closeIfOutrun } from '../../outrun.ts'

/** Tells what was done to an order, with a button that undoes it. */
export function useUndoNote(orderId: string): (text: string, undo: () => Promise<unknown>) => void {
  const t = useMessages(deskOrderMessages)
  return (text, undo) =>
    notifyAbout(orderId, text, {
      label: t('undo'),
      run: () =>
        void closeIfOutrun(undo().then(() => notifyAbout(orderId, t('undone')))).catch((error) =>
          notify(errorText(error), 'error'),
        ),
    })
}
