import { ApiError } from '../api/api-error.ts'
import { translate } from '../messages/messages.ts'
import { uploadMessages } from './messages/uploads.ts'
import { pausing, untilOnline } from './online.ts'
import type { Slots } from './slots.ts'

/** How one file is on its way. */
export type Transfer = {
  readonly signal: AbortSignal
  /** Of all bytes of the file, how many the server has. */
  readonly onSent: (bytes: number) => void
  /** The connection is gone, and it will be tried again. */
  readonly onCut: () => void
  readonly slots: Slots
  /** How long to wait before each new try; when they have run out, it has failed. */
  readonly pauses: readonly number[]
}

/** About five minutes in all. While the device is offline, no try is spent. */
export const usualPauses: readonly number[] = [1, 2, 4, 8, 15, 30, 60, 60, 60, 60].map((seconds) => seconds * 1000)

/** Sends in one of the slots, again after a cut connection, not after a refusal. */
export async function transferring<Done>(
  { signal, onCut, slots, pauses }: Transfer,
  bytes: Blob,
  send: () => Promise<Done>,
): Promise<Done> {
  for (let tries = 0; ; tries++) {
    try {
      if (!navigator.onLine) onCut()
      await untilOnline(signal)
      return await slots.use(signal, send)
    } catch (error) {
      signal.throwIfAborted()
      const pause = pauses[tries]
      if (pause === undefined || !isPassing(error)) throw error
      if (!(await isReadable(bytes))) throw new Error(translate(uploadMessages)('changed'))
      onCut()
      await pausing(pause * (0.75 + Math.random() / 2), signal)
    }
  }
}

/** No answer, or one that says "later". A store without room (507) will have none within minutes, so that error shows at once. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 507) return false
  return error.status === 0 || error.status >= 500 || [408, 425, 429].includes(error.status)
}

/** A file that was changed or removed since it was chosen looks to the page like a cut connection. */
const isReadable = (bytes: Blob): Promise<boolean> =>
  bytes
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
