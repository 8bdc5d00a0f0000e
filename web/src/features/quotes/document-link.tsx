import { useState } from 'react'
import { downloadFile } from '../../shared/deliverables/save-file.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { button } from '../../shared/ui/button.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'

type Props = { id: string; fileKey: string; label: string }

export function DocumentLink({ id, fileKey, label }: Props) {
  const t = useMessages(quoteMessages)
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      await downloadFile(id, fileKey)
    } catch {
      notify(t('downloadFailed'), 'error')
    }
    setBusy(false)
  }
  return (
    <button type="button" className={button('outline')} disabled={isBusy} onClick={save}>
      <Icon name="collect" />
      {label}
    </button>
  )
}
