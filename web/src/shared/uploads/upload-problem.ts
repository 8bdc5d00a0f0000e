import { ApiError } from '../api/api-error.ts'
import { errorText } from '../api/error-text.ts'
import { translate } from '../messages/messages.ts'
import { uploadMessages } from './messages/uploads.ts'

/** The text for a refused upload. Where space ran out it is in the reader's language and says what to do. */
export function uploadProblem(error: unknown): string {
  const t = translate(uploadMessages)
  const { errorCode, body } = error instanceof ApiError ? error : { errorCode: undefined, body: undefined }
  const megabytes = body?.params?.megabytes
  switch (errorCode) {
    // The portal's own codes, and those of its store.
    case 'upload_quota_reached':
    case 'QuotaExceeded':
      return typeof megabytes === 'number' ? t('overQuota', { megabytes }) : errorText(error)
    case 'no_room':
    case 'InsufficientStorage':
      return t('noRoom')
    case 'too_many_requests':
    case 'SlowDown':
      return t('tooOften')
    default:
      return errorText(error)
  }
}
