import type { DeskOrder } from '@portolan/contract/desk/desk'
import { mayUndoCancellation } from '@portolan/contract/job-requests/requests'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { notify, notifyAbout } from '../../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../../api.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import { useSourceWarning } from '../delivery/use-source-warning.ts'
import { useUndoNote } from './use-undo-note.ts'

/** Actions that run when they are pressed. */
const directActions = ['TAKE_IN', 'PUT_BACK', 'REQUOTE', 'RETRY'] as const
/** Actions that ask first. */
const confirmedActions = ['REOPEN', 'KEEP_DELIVERY', 'COMPLETE', 'SUBMIT', 'TURN_AWAY', 'CANCEL'] as const

type DirectAction = (typeof directActions)[number]
export type ConfirmedAction = (typeof confirmedActions)[number]
export type OrderAction = DirectAction | ConfirmedAction

export const orderActions: readonly OrderAction[] = [...directActions, ...confirmedActions]

const isConfirmed = (action: OrderAction): action is ConfirmedAction => confirmedActions.some((each) => each === action)

/** Runs the actions of an order, tells what came of them, and offers to undo what can be undone. */
export function useOrderActions({ id, request }: DeskOrder) {
  const t = useMessages(deskOrderMessages)
  const act = useDeskActions(id)
  const noteWithUndo = useUndoNote(id)
  const [asked, setAsked] = useState<ConfirmedAction>()
  const source = useSourceWarning()
  const running = useMutation({
    mutationFn: (run: () => Promise<void>) => run(),
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
  }
  return {
    asked,
    source,
    isBusy: running.isPending,
    press: (action: OrderAction) => (isConfirmed(action) ? setAsked(action) : running.mutate(direct[action])),
    close: () => setAsked(undefined),
    reopen: async () => {
      await act.reopen()
      notifyAbout(id, t('done_REOPEN'))
    },
    keepDelivery: async () => {
      await act.keepDelivery()
      notifyAbout(id, t('done_KEEP_DELIVERY'))
    },
    complete: () =>
      source.deliver(async (isSourceIntended) => {
        await act.complete(isSourceIntended)
        notifyAbout(id, t(request ? 'done_COMPLETE' : 'done_COMPLETE_own'))
      }),
    submit: async () => {
      await act.submit()
      notifyAbout(id, t('done_SUBMIT'))
    },
    turnAway: async (reason: string) => {
      await act.turnAway(reason)
      notifyAbout(id, t('done_TURN_AWAY'))
    },
    cancel: async (reason: string) => {
      await act.cancel(reason)
      if (request && mayUndoCancellation(request.status)) noteWithUndo(t('done_CANCEL'), act.undoCancel)
      else notifyAbout(id, t('done_CANCEL'))
    },
  }
}

export type RunningActions = ReturnType<typeof useOrderActions>
