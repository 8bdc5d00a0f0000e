import { useEffect, useState } from 'react'
import { impersonationEndsAt } from '../shared/session/impersonation.ts'
import { refreshSession } from '../shared/session/session.ts'

const step = 10_000

const minutesLeft = (): number | null => {
  const endsAt = impersonationEndsAt()
  return endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / 60_000))
}

/** Of the impersonation that runs. This machine's clock may be wrong: when it says the end has come, the server is asked. */
export function useMinutesLeft(isRunning: boolean): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const isOver = isRunning && left === 0
  useEffect(() => {
    if (!isRunning) return
    setLeft(minutesLeft())
    const timer = setInterval(() => setLeft(minutesLeft()), step)
    return () => clearInterval(timer)
  }, [isRunning])
  useEffect(() => {
    if (isOver) void refreshSession().catch(() => {})
  }, [isOver])
  return left
}
