import type { TextCount } from '@portolan/contract/job-requests/requests'
import { countTypedText } from '@portolan/documents'
import { Refusal } from '../../../platform/refusal.ts'
import { publicCount } from './count-upload.ts'

/** A typed text waits for a free reader no longer than this, because somebody waits for the answer. */
const waitMs = 5_000

/** Counts a text as the file it will be sent as, in a worker thread. */
export async function countTextInput(text: string, signal: AbortSignal): Promise<TextCount | null> {
  const timeout = AbortSignal.timeout(waitMs)
  try {
    const found = await countTypedText(text, { signal: AbortSignal.any([signal, timeout]) })
    return 'refusal' in found ? null : publicCount(found)
  } catch (error) {
    if (timeout.aborted) throw new Refusal('unavailable')
    throw error
  }
}
