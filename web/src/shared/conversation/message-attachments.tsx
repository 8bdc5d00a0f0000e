import { getAttachmentUrl, type MessageAttachment } from '@portolan/contract/messages/messages'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/api-client.ts'
import { errorText } from '../api/error-text.ts'
import { saveFrom } from '../deliverables/save-file.ts'
import { useMessages } from '../messages/messages.ts'
import { iconButton } from '../ui/button.ts'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/snackbar.tsx'
import { useQuantities } from '../uploads/upload-texts.ts'
import css from './conversation.module.css'
import { conversationMessages } from './messages/conversation.ts'

type Props = { requestId: string; attachments: readonly MessageAttachment[] }

/** The files of a message. Those that were not checked yet, or were rejected, cannot be downloaded. */
export function MessageAttachments({ requestId, attachments }: Props) {
  const t = useMessages(conversationMessages)
  const quantities = useQuantities()
  const saving = useMutation({
    mutationFn: (attachmentId: string) => call(getAttachmentUrl, { params: { id: requestId, attachmentId } }),
    onSuccess: ({ downloadUrl }) => saveFrom(downloadUrl),
    onError: (error) => notify(errorText(error), 'error'),
  })
  if (attachments.length === 0) return null
  return (
    <ul className={css.attachments} aria-label={t('attached')}>
      {attachments.map(({ id, fileName, size, isChecked, rejection }) => (
        <li key={id}>
          <Icon name={rejection ? 'alert' : 'quote'} size={16} />
          <span>
            <bdi>{fileName}</bdi>{' '}
            <span className={css.quiet}>
              {rejection ? t('rejected') : isChecked ? quantities.size(size) : t('checking')}
            </span>
          </span>
          {isChecked && !rejection && (
            <button
              type="button"
              className={iconButton}
              aria-label={t('download', { name: fileName })}
              disabled={saving.isPending}
              onClick={() => saving.mutate(id)}
            >
              <Icon name="collect" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
