import { startImpersonation as endpoint } from '@portolan/contract/identity/impersonation'
import { useWatch } from 'react-hook-form'
import { WithQuery } from '../../shared/api/query.tsx'
import { DialogForm } from '../../shared/forms/dialog-form.tsx'
import { FormText } from '../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { startImpersonation } from '../../shared/session/session-impersonation.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import css from './impersonation-dialog.module.css'
import { UserMatches } from './impersonation-users.tsx'
import { accountsMessages } from './messages/accounts.ts'

type FormProps = {
  /** Chosen before. */
  username?: string | undefined
  onClose: () => void
}

/** Nothing is stored until the server has agreed. */
export default function ImpersonationDialog({ open, ...form }: FormProps & { open: boolean }) {
  const t = useMessages(accountsMessages)
  return (
    <Dialog open={open} onClose={form.onClose} title={t('impersonate')} text={t('impersonateText')}>
      <ImpersonationForm {...form} />
    </Dialog>
  )
}

function ImpersonationForm({ username: chosen, onClose }: FormProps) {
  const t = useMessages(accountsMessages)
  const form = useSchemaForm({ schema: endpoint.body, defaultValues: { username: chosen ?? '', reason: '' } })
  const { username } = useWatch({ control: form.methods.control })
  const sending = useSubmit(form, {
    send: ({ username, reason }) => startImpersonation(username, reason),
    refusalFields: { user_not_found: 'username', impersonation_forbidden: 'username' },
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('checking') : t('start')}
      className={css.form}
      onClose={onClose}
    >
      <FormText
        name="username"
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        autoFocus
      />
      <WithQuery>
        <UserMatches
          typed={username ?? ''}
          onChoose={(chosen) => form.methods.setValue('username', chosen, { shouldValidate: true })}
        />
      </WithQuery>
      <FormText name="reason" label={t('reason')} help={t('reasonHelp')} autoComplete="off" />
    </DialogForm>
  )
}
