import { addPasskey } from '@portolan/contract/identity/security'
import * as z from 'zod/mini'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { securityMessages } from '../messages/security.ts'
import css from '../password/change-password.module.css'
import { useDeviceName } from '../sessions/use-device-name.ts'
import { makePasskey } from './make-passkey.ts'

type Props = { onClose: () => void; onAdded: () => Promise<unknown> }

/** Mounted while it is open. */
export default function AddPasskeyDialog({ onClose, onAdded }: Props) {
  const t = useMessages(securityMessages)
  return (
    <Dialog open onClose={onClose} title={t('addPasskey')} text={t('addPasskeyText')}>
      <AddPasskeyForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

const schema = z.pick(addPasskey.body, { name: true })

function AddPasskeyForm({ onClose, onAdded }: Props) {
  const t = useMessages(securityMessages)
  const deviceName = useDeviceName()
  const form = useSchemaForm({ schema, defaultValues: { name: deviceName(navigator.userAgent) } })
  const sending = useSubmit(form, {
    send: async ({ name }) => {
      await makePasskey(name)
      await onAdded()
      notify(t('passkeyAdded', { name }))
    },
    onDone: onClose,
  })
  const wordError = (error: unknown) => {
    // The browser's names for "the user cancelled" and "this device has a passkey already".
    if (error instanceof DOMException && error.name === 'NotAllowedError') return t('passkeyCancelled')
    if (error instanceof DOMException && error.name === 'InvalidStateError') return t('passkeyKnown')
    return undefined
  }
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('waitingForDevice') : t('continue')}
      wordError={wordError}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="name" label={t('passkeyName')} help={t('passkeyNameHelp')} autoComplete="off" autoFocus />
    </DialogForm>
  )
}
