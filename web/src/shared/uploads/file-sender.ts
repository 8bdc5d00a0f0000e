import { createPresignedPost, multipartFromBytes, type PresignedPost } from '@portolan/contract/files/files'
import { call } from '../api/api-client.ts'
import { uiLog } from '../ui-log.ts'
import { formSource, sendWithForm } from './send-form.ts'
import { sendInParts } from './send-in-parts.ts'
import { createSlots } from './slots.ts'
import { type Transfer, usualPauses } from './transfer.ts'
import type { UploadItem } from './upload-state.ts'

export { giveUpParts } from './send-in-parts.ts'

/** Browsers keep six connections to one address; two are left for the rest of the page. */
const TRANSFERS_AT_ONCE = 4

export type SenderOptions = {
  /** Where the form comes from, if a request has been made that brought its own: then every file goes with it. */
  readonly authorize?: () => Promise<PresignedPost>
  readonly pauses?: readonly number[]
}

/** Sends files one by one, with a form or in parts. Answers the key each is stored under. */
export function createFileSender({ authorize, pauses = usualPauses }: SenderOptions) {
  const forms = formSource(authorize ?? (() => call(createPresignedPost)))
  const slots = createSlots(TRANSFERS_AT_ONCE)
  const storedNames = createStoredNames()
  return async ({ name, file, size }: UploadItem, progress: Omit<Transfer, 'slots' | 'pauses'>): Promise<string> => {
    const transfer = { ...progress, slots, pauses }
    try {
      return await (authorize || size < multipartFromBytes
        ? sendWithForm(forms, authorize ? name : storedNames(name, file), file, transfer)
        : sendInParts(name, file, transfer))
    } catch (error) {
      if (!transfer.signal.aborted) uiLog.write('ERROR', 'An upload failed', error)
      throw error
    }
  }
}

/** All files of a form are stored in one folder: where a name is taken there, the file is stored under another. */
function createStoredNames() {
  const holders = new Map<string, File>()
  return (name: string, file: File): string => {
    let stored = name
    for (let number = 2; (holders.get(stored) ?? file) !== file; number++) stored = `${number} ${name}`
    holders.set(stored, file)
    return stored
  }
}
