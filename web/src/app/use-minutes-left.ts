import { useEffect, useState } from 'react'
import { impersonationEndsAt } from '../shared/session/impersonation.ts'
import { refreshSession } from '../shared/session/session.ts'

const step = 10_000

const minutesLeft = (): number | null => {
  const endsAt = impersonationEndsAt()
  return endsAt === null ? null : Math.max(0, Math.ceil((Date.parse(endsAt) - Date.now()) / 60_000))
}

/** Of the impersonation that is active. This machine's clock may be wrong: when it says the end has come, the server is asked. */
export function useMinutesLeft(): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const isOver = left === 0
  useEffect(() => {
    setLeft(minutesLeft())
    const timer = setInterval(() => setLeft(minutesLeft()), step)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) void refreshSession().catch(() => {})
  }, [isOver])
  return left
}
