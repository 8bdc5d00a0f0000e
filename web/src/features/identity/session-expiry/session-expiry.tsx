import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { signOut } from '../../../shared/session/session.ts'
import { recordActivity } from '../../../shared/session/session-activity.ts'
import type { ExpiryDialogProps } from './expiry-dialog.tsx'
import { watchIdle } from './watch-idle.ts'

// Without the server there is no warning, but the page around it must not fail.
const ExpiryDialog = lazy<ComponentType<ExpiryDialogProps>>(() =>
  import('./expiry-dialog.tsx').catch(() => ({ default: () => null })),
)

/** Mounted on every page of a signed-in person. */
export default function SessionExpiry() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  useEffect(() => watchIdle(setSecondsLeft, () => void signOut()), [])
  if (secondsLeft === null) return null
  return (
    <Suspense>
      <ExpiryDialog
        secondsLeft={secondsLeft}
        onStay={() => {
          recordActivity()
          setSecondsLeft(null)
        }}
        onLeave={() => void signOut()}
      />
    </Suspense>
  )
}
