import {
  idleLimit,
  lastActivity,
  onActivityElsewhere,
  recordActivity,
} from '../../../shared/session/session-activity.ts'

/** How long the warning waits for an answer. */
const patience = 30_000
const writeEvery = 5_000
const lookEvery = 10_000

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Tells the seconds left once nobody has been at any tab for an hour, null while somebody is. All tabs go by the one
 * timestamp they share and by the clock, not by the length of timers: those stand still while a laptop sleeps.
 */
export function watchIdle(tell: (secondsLeft: number | null) => void, onExpired: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function look(): void {
    clearTimeout(timer)
    const idle = Date.now() - (lastActivity() ?? Date.now())
    if (idle >= idleLimit + patience) {
      stop()
      onExpired()
      return
    }
    const left = idleLimit + patience - idle
    tell(idle < idleLimit ? null : Math.ceil(left / 1000))
    timer = setTimeout(look, idle < idleLimit ? Math.min(idleLimit - idle, lookEvery) : left % 1000 || 1000)
  }

  // Once the warning is up only its own button counts.
  function notice(): void {
    const last = lastActivity()
    const idle = last === null ? writeEvery : Date.now() - last
    if (idle >= idleLimit) look()
    // A time to come was written before the clock was set right.
    else if (Math.abs(idle) >= writeEvery) recordActivity()
  }

  const stopHearing = onActivityElsewhere(look)
  for (const sign of signsOfLife) addEventListener(sign, notice, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)

  function stop(): void {
    clearTimeout(timer)
    stopHearing()
    for (const sign of signsOfLife) removeEventListener(sign, notice, { capture: true })
    document.removeEventListener('visibilitychange', look)
  }

  if (lastActivity() === null) recordActivity()
  look()
  return stop
}
