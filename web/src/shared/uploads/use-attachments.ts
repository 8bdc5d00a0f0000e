import { uploadLimits } from '@portolan/contract/files/files'
import { mostAttachments } from '@portolan/contract/messages/messages'
import { getSession } from '../session/session.ts'
import type { Uploader } from './uploader.ts'
import { useUploader } from './use-uploader.ts'

/** Files of a message: those of a request, but fewer. */
export const useAttachments = (): Uploader =>
  useUploader({
    limits: () => ({ ...(getSession() ? uploadLimits.signedIn : uploadLimits.anonymous), files: mostAttachments }),
  })
