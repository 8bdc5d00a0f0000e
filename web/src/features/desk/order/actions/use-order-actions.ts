import type { DeskOrder } from '@portolan/contract/desk/desk'
import { mayUndoCancellation } from '@portolan/contract/job-requests/requests'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { notify, notifyAbout } from '../../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../../api.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import { closeIfOutrun } from '../../outrun.ts'
import { useSourceWarning } from '../delivery/use-source-warning.ts'
import { useUndoNote } from './use-undo-note.ts'

/** Actions that run when they are pressed. */
const directActions = ['TAKE_IN', 'PUT_BACK', 'REQUOTE', 'RETRY', 'ALLOW_INVOICE', 'UNDO_CANCEL'] as const
/** Actions that ask first. */
const confirmedActions = ['REOPEN', 'KEEP_DELIVERY', 'COMPLETE', 'SUBMIT', 'TURN_AWAY', 'CANCEL'] as const

type DirectAction = (typeof directActions)[number]
export type ConfirmedAction = (typeof confirmedActions)[number]
export type OrderAction = DirectAction | ConfirmedAction

export const orderActions: readonly OrderAction[] = [...directActions, ...confirmedActions]

const isConfirmed = (action: OrderAction): action is ConfirmedAction => confirmedActions.some((each) => each === action)

/** Runs the actions of an order, tells what came of them, and offers to undo what can be undone. */
export function useOrderActions({ id, request, sourceFileNames }: DeskOrder) {
  const t = useMessages(deskOrderMessages)
  const act = useDeskActions(id)
  const noteWithUndo = useUndoNote(id)
  const [asked, setAsked] = useState<ConfirmedAction>()
  const source = useSourceWarning()
  const running = useMutation({
    mutationFn: (run: () => Promise<void>) => closeIfOutrun(run()),
    onError: (error) => notify(errorText(error), 'error'),
  })
  const direct: Record<DirectAction, () => Promise<void>> = {
    TAKE_IN: async () => {
      await act.takeIn()
      noteWithUndo(t('done_TAKE_IN'), act.putBack)
    },
    PUT_BACK: async () => {
      await act.putBack()
      noteWithUndo(t('done_PUT_BACK'), act.takeIn)
    },
    REQUOTE: async () => {
      await act.requote()
      notifyAbout(id, t('done_REQUOTE'))
    },
    RETRY: async () => {
      await act.retry()
      notifyAbout(id, t('done_RETRY'))
    },
    ALLOW_INVOICE: async () => {
      await act.allowInvoice()
      notifyAbout(id, t('done_ALLOW_INVOICE'))
    },
    UNDO_CANCEL: async () => {
      await act.undoCancel()
      notifyAbout(id, t('undone'))
    },
  }
  const tell = (change: Promise<void>, text: string) => closeIfOutrun(change.then(() => notifyAbout(id, text)))
  return {
    asked,
    source,
    isBusy: running.isPending,
    press: (action: OrderAction) => (isConfirmed(action) ? setAsked(action) : running.mutate(direct[action])),
    close: () => setAsked(undefined),
    reopen: () => tell(act.reopen(), t('done_REOPEN')),
    keepDelivery: () => tell(act.keepDelivery(), t('done_KEEP_DELIVERY')),
    complete: () =>
      source.deliver('COMPLETE', (isSourceIntended) =>
        tell(
          act.complete(isSourceIntended || sourceFileNames.length > 0),
          t(request ? 'done_COMPLETE' : 'done_COMPLETE_own'),
        ),
      ),
    submit: () => tell(act.submit(), t('done_SUBMIT')),
    turnAway: (reason: string) => tell(act.turnAway(reason), t('done_TURN_AWAY')),
    cancel: (reason: string) => {
      const isUndoable = request && mayUndoCancellation(request.status)
      if (!isUndoable) return tell(act.cancel(reason), t('done_CANCEL'))
      return closeIfOutrun(act.cancel(reason).then(() => noteWithUndo(t('done_CANCEL'), act.undoCancel)))
    },
  }
}

export type RunningActions = ReturnType<typeof useOrderActions>
