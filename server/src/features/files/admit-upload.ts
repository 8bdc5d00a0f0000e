import { errorMessage } from '@portolan/contract/errors/catalog'
import { uploadLimits } from '@portolan/contract/files/files'
import { type AdmitUpload, FileStoreError } from '../../ports/file-store.ts'
import type { Database } from '../../tables/database.ts'
import { messages } from './messages/en.ts'
import { deleteFailedUpload, insertUploadOfForm, updateBytes } from './store-uploads.ts'
import { claimedKey, folderOf } from './upload-keys.ts'
import { countedBytes, findShortage, type Shortage, type UploadQuota } from './upload-quota.ts'

const smallBytes = 64 * 1024

type Needs = { readonly db: Database; readonly uploadQuota: UploadQuota }

/** Counts an upload before its first byte and refuses it if its owner is over the quota. */
export const admitUpload =
  ({ db, uploadQuota }: Needs): AdmitUpload =>
  async (key, mostBytes) => {
    const bytes = countedBytes(mostBytes)
    const form = await insertUploadOfForm(db, { key, prefix: folderOf(key), bytes }, claimedKey(key))
    if (!form) throw new FileStoreError('refused', messages.formUnknown)
    try {
      const most = ('accountId' in form.owner ? uploadLimits.signedIn : uploadLimits.anonymous).files
      if (form.othersInForm >= most) throw new FileStoreError('refused', messages.formFull(most))
      const shortage = await findShortage(db, uploadQuota, form.owner)
      if (shortage) throw storeError(shortage)
    } catch (error) {
      await deleteFailedUpload(db, key)
      throw error
    }
    // If this write fails, the sweep corrects the count.
    return {
      arrived: async (size) => {
        // The form fields are part of the counted size; a difference that small needs no correction.
        if (bytes > countedBytes(size) + smallBytes) await updateBytes(db, key, countedBytes(size)).catch(() => {})
      },
      failed: () => deleteFailedUpload(db, key).catch(() => {}),
    }
  }

function storeError({ whose, megabytes }: Shortage): FileStoreError {
  return whose === 'everybody'
    ? new FileStoreError('no-room', 'There is no room for uploads right now.')
    : new FileStoreError('over-quota', errorMessage('upload_quota_reached', { whose, megabytes }), { megabytes })
}
