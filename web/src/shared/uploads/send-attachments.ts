import type { NewAttachment } from '@portolan/contract/messages/messages'
import { sendAll } from './send-all.ts'
import type { Uploader } from './uploader.ts'

/** Waits until every file has arrived. */
export const sendAttachments = async (uploader: Uploader, signal: AbortSignal): Promise<NewAttachment[]> =>
  (await sendAll(uploader, signal)).map(({ name, fileKey }) => ({ fileName: name, fileKey: fileKey ?? '' }))
