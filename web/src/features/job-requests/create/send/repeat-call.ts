import { ApiError } from '../../../../shared/api/api-error.ts'
import { pausing, untilOnline } from '../../../../shared/uploads/online.ts'
import { usualPauses } from '../../../../shared/uploads/transfer.ts'

type Repeating = {
  readonly signal: AbortSignal
  /** The connection is gone, and the call will be made again. */
  readonly onCut: () => void
  readonly onResumed: () => void
}

/**
 * Makes a call again until the portal has answered, for about five minutes while the device is online. Only for calls
 * that may arrive twice: creates with an idempotency key, and reads.
 */
export async function repeatCall<Reply>(
  make: () => Promise<Reply>,
  { signal, onCut, onResumed }: Repeating,
): Promise<Reply> {
  for (let tries = 0; ; tries++) {
    try {
      const reply = await make()
      return reply
    } catch (error) {
      signal.throwIfAborted()
      const pause = usualPauses[tries]
      if (pause === undefined || !isCut(error)) throw error
      onCut()
      await pausing(pause, signal)
      await untilOnline(signal)
      onResumed()
    }
  }
}

/** No answer, one of a proxy without its portal, or the first call is still being worked on. */
const isCut = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 502, 503, 504].includes(error.status) || error.errorCode === 'idempotency_key_busy')
