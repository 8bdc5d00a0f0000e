import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../../ui/button.ts'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { leaveMessages } from './messages/leave.ts'
import { useHasChanges } from './use-has-changes.ts'

/** Inside of a form without a draft: asks before the reader leaves the page and loses what is typed in it. */
export const LeaveGuard = () => (useHasChanges() ? <Guard /> : null)

/** Changed forms of the page. The first one asks for all of them. */
const changedForms: symbol[] = []

/** While it is mounted, the browser asks before the tab is closed or loaded again. */
function Guard() {
  const t = useMessages(leaveMessages)
  const { history } = useRouter()
  const [decide, setDecide] = useState<(stays: boolean) => void>()
  const isLeaving = useRef(false)
  useEffect(() => {
    const form = Symbol('form')
    changedForms.push(form)
    // `useBlocker` of the router would travel with every page.
    const unblock = history.block({
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname || changedForms[0] !== form) return false
        const stays = await new Promise<boolean>((resolve) => setDecide(() => resolve))
        setDecide(undefined)
        return stays
      },
    })
    return () => {
      unblock()
      changedForms.splice(changedForms.indexOf(form), 1)
    }
  }, [history])
  const leave = () => {
    isLeaving.current = true
    decide?.(false)
  }
  const stay = () => decide?.(true)
  return (
    <Dialog
      kind="alert"
      open={decide !== undefined}
      onClose={stay}
      returnsFocus={() => !isLeaving.current}
      title={t('title')}
      text={t('text')}
    >
      <DialogActions>
        <button type="button" className={button('text')} onClick={stay}>
          {t('stay')}
        </button>
        <button type="button" className={button('danger')} onClick={leave}>
          {t('leave')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
