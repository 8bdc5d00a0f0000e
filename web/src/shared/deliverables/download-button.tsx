import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useState } from 'react'
import { errorText } from '../api/error-text.ts'
import { useMessages } from '../messages/messages.ts'
import { requestMessages } from '../request/messages/requests.ts'
import { button, iconButton } from '../ui/button.ts'
import { Icon } from '../ui/icon.tsx'
import { notify } from '../ui/snackbar.tsx'
import css from './files.module.css'
import { downloadFile } from './save-file.ts'

type Props = { requestId: string; isMain?: boolean } & Pick<JobRequestFile, 'fileKey' | 'fileName'>

export function DownloadButton({ requestId, fileKey, fileName, isMain = false }: Props) {
  const t = useMessages(requestMessages)
  const [isBusy, setIsBusy] = useState(false)
  async function download() {
    setIsBusy(true)
    try {
      await downloadFile(requestId, fileKey)
    } catch (refusal) {
      notify(errorText(refusal), 'error')
    }
    setIsBusy(false)
  }
  return (
    <button
      type="button"
      className={isMain ? `${button('solid')} ${css.main}` : iconButton}
      aria-label={t('download', { name: fileName })}
      disabled={isBusy}
      onClick={download}
    >
      <Icon name="collect" />
      {isMain && t('downloadOne')}
    </button>
  )
}
