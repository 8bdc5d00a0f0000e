import type { MessageAttachment, RequestMessage } from '@portolan/contract/messages/messages'
import { nameLanguage } from '../reference/index.ts'
import type { AttachmentRow, MessageRow } from './store.ts'

const presentAttachment = (row: AttachmentRow): MessageAttachment => ({
  id: row.id,
  fileName: row.file_name,
  size: Number(row.size),
  isChecked: row.screened_at !== null,
  rejection: row.rejection,
})

export const presentMessage = (
  row: MessageRow,
  attachments: readonly AttachmentRow[],
  locale: string,
): RequestMessage => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.author_name,
  isFromStaff: row.is_from_staff,
  text: row.text,
  attachments: attachments.filter(({ message_id }) => message_id === row.id).map(presentAttachment),
  problem: row.problem && {
    files: row.problem.files.map(({ fileName, languageId }) => ({
      fileName,
      language: languageId && nameLanguage(languageId, locale),
    })),
  },
})
