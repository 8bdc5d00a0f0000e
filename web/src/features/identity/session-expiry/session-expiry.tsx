import { useEffect, useState } from 'react'
import { signOut } from '../../../shared/session/session.ts'
import { recordActivity } from '../../../shared/session/session-activity.ts'
import { ExpiryDialog } from './expiry-dialog.tsx'
import { watchIdle } from './watch-idle.ts'

/** Stands beside every page of somebody who is signed in. */
export default function SessionExpiry() {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  useEffect(() => watchIdle(setSecondsLeft, () => void signOut()), [])
  if (secondsLeft === null) return null
  return (
    <ExpiryDialog
      secondsLeft={secondsLeft}
      onStay={() => {
        recordActivity()
        setSecondsLeft(null)
      }}
      onLeave={() => void signOut()}
    />
  )
}
