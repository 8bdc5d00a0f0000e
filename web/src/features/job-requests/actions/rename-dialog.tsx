import { projectNameMaxLength } from '@portolan/contract/job-requests/create'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { formMessages } from '../../../shared/messages/forms.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { focusOnMount } from '../../../shared/ui/focus-on-mount.ts'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useRequestActions } from '../api.ts'
import { AskDialog } from './ask-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

export default function RenameDialog({ request, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const forms = useMessages(formMessages)
  const { rename } = useRequestActions(request.id)
  const [name, setName] = useState(request.name)
  const [error, setError] = useState<string>()

  const problemOf = (typed: string) => {
    if (typed === '') return forms('required')
    return typed.length > projectNameMaxLength ? t('nameTooLong', { count: projectNameMaxLength }) : undefined
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    const newName = name.trim()
    const problem = problemOf(newName)
    setError(problem)
    if (problem) return
    try {
      await rename(newName)
      notify(t('renamed', { name: newName }))
      onClose()
    } catch (refusal) {
      setError(errorText(refusal))
    }
  }
  return (
    <AskDialog title={t('renameTitle')} action={t('save')} onSubmit={save} onClose={onClose}>
      <TextField
        ref={focusOnMount}
        label={t('newName')}
        value={name}
        error={error}
        dir="auto"
        onChange={(event) => setName(event.target.value)}
      />
    </AskDialog>
  )
}
