import { renameJobRequest } from '@portolan/contract/job-requests/actions'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../messages/messages.ts'
import { notify } from '../../ui/snackbar.tsx'
import { requestMessages } from '../messages/requests.ts'
import type { DialogProps } from './dialog-props.ts'
import { useRequestActions } from './use-request-actions.ts'

export function useRenameForm({ request, onClose }: DialogProps) {
  const t = useMessages(requestMessages)
  const { rename } = useRequestActions(request.id)
  const form = useSchemaForm({ schema: renameJobRequest.body, defaultValues: { newName: request.name } })
  const sending = useSubmit(form, {
    send: async ({ newName }) => {
      await rename(newName)
      notify(t('renamed', { name: newName }))
    },
    onDone: onClose,
  })
  return { form, sending }
}
