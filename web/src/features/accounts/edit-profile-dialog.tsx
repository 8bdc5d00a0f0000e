import { changeProfile } from '@portolan/contract/accounts/accounts'
import { call } from '../../shared/api/api-client.ts'
import { DialogForm } from '../../shared/forms/dialog-form.tsx'
import { FormText } from '../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { adoptAccount, type Session } from '../../shared/session/session.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'
import css from './impersonation-dialog.module.css'
import { accountsMessages } from './messages/accounts.ts'

type Props = { session: Session; onClose: () => void }

/** Mounted while it is open. */
export default function EditProfileDialog({ session, onClose }: Props) {
  const t = useMessages(accountsMessages)
  return (
    <Dialog open onClose={onClose} title={t('editName')} text={t('editNameText')}>
      <ProfileForm session={session} onClose={onClose} />
    </Dialog>
  )
}

function ProfileForm({ session: { firstName, lastName }, onClose }: Props) {
  const t = useMessages(accountsMessages)
  const form = useSchemaForm({ schema: changeProfile.body, defaultValues: { firstName, lastName } })
  const sending = useSubmit(form, {
    send: async (body) => adoptAccount(await call(changeProfile, { body })),
    onDone: () => {
      notify(t('nameSaved'))
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('saving') : t('save')}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="firstName" label={t('firstName')} autoComplete="given-name" autoFocus />
      <FormText name="lastName" label={t('lastName')} autoComplete="family-name" />
    </DialogForm>
  )
}
