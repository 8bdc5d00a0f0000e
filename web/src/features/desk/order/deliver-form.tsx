import type { DeskOrder } from '@portolan/contract/desk/desk'
import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useProblems } from '../../../shared/form-problems.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import card from '../../../shared/ui/page/card.module.css'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { sendAll } from '../../../shared/uploads/send-all.ts'
import type { UploadItem } from '../../../shared/uploads/upload-state.ts'
import type { Uploader } from '../../../shared/uploads/uploader.ts'
import { useUploader, useUploads } from '../../../shared/uploads/use-uploader.ts'
import { FileField } from '../../../shared/uploads/widgets/file-field.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from './order.module.css'

const limits = { files: 200, bytesPerFile: 1000 * 1024 * 1024 }

function removeAll(uploader: Uploader, sent: readonly UploadItem[]): void {
  for (const { id } of sent) uploader.remove(id)
}

type Props = { order: DeskOrder; translated: readonly JobRequestFile[] }

/** Files are dropped, sent and put to the order under one language. */
export function DeliverForm({ order, translated }: Props) {
  const t = useMessages(deskMessages)
  const { deliver } = useDeskActions(order.id)
  const uploader = useUploader({ limits: () => limits })
  const { items } = useUploads(uploader)
  const [isBusy, setBusy] = useState(false)
  const missing = order.targetLanguages.find(({ id }) => !translated.some(({ languageId }) => languageId === id))
  const [chosen, setChosen] = useState<string>()
  const languageId = chosen ?? missing?.id ?? order.targetLanguages[0]?.id ?? ''
  const language = order.targetLanguages.find(({ id }) => id === languageId)

  async function send() {
    setBusy(true)
    try {
      const sent = await sendAll(uploader, new AbortController().signal)
      await deliver(sent.map(({ name, fileKey }) => ({ fileName: name, fileKey: fileKey ?? '', languageId })))
      removeAll(uploader, sent)
      setChosen(undefined)
      notify(t('delivered'))
    } catch (error) {
      notify(errorText(error), 'error')
    }
    setBusy(false)
  }
  const { problems, formProps } = useProblems(
    {
      language: language ? undefined : t('chooseLanguage'),
      files: items.length === 0 ? t('chooseFiles') : undefined,
    },
    send,
  )
  return (
    <form {...formProps} className={`${card.card} ${css.deliver}`} aria-label={t('deliver')}>
      <SelectField
        label={t('language')}
        placeholder={t('choose')}
        options={order.targetLanguages.map(({ id, name }) => ({ value: id, name }))}
        value={languageId}
        error={problems.language}
        onChange={({ target }) => setChosen(target.value)}
      />
      <FileField
        label={t('filesIn', { language: language?.name ?? '' })}
        uploader={uploader}
        list="project"
        takesPaste
        error={problems.files}
      />
      <div>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('deliver')}
        </button>
      </div>
    </form>
  )
}
