import type { SentFile } from '@portolan/contract/job-requests/create'
import type { UploadItem, UploadList } from '../../../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'

/** A file that belongs to a request. */
export type Content = { readonly list: UploadList; readonly file: File }

/** Gives the uploader exactly these files. Those it has uploaded already are not uploaded again. */
export function wantFiles(uploader: Uploader, content: readonly Content[]): void {
  const { items } = uploader.getState()
  const isWanted = (item: UploadItem) => content.some(({ file, list }) => file === item.file && list === item.list)
  for (const item of items) if (!isWanted(item)) uploader.remove(item.id)
  for (const { list, file } of content)
    if (!items.some((item) => item.file === file && item.list === list)) uploader.add(list, [file])
}

export const sentFiles = (items: readonly UploadItem[]): SentFile[] =>
  items.map(({ name, list, fileKey }) => ({
    fileName: name,
    category: list === 'reference' ? 'REFERENCE' : 'SOURCE_DOCUMENT',
    fileKey: fileKey ?? '',
  }))
