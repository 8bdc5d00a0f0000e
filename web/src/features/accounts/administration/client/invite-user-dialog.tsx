import { ClientRole } from '@portolan/contract/roles'
import { inviteToClient } from '@portolan/contract/sign-up/client-invitations'
import { invitationLimits } from '@portolan/contract/sign-up/invitations'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError, call } from '../../../../shared/api/api-client.ts'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../../impersonation-dialog.module.css'
import { RoleChoice } from '../../roles/role-choice.tsx'
import { clientRolesInOrder } from '../../roles/role-order.ts'
import { staffMessages } from '../staff/messages/staff.ts'
import { clientInvitations } from './client-invitations.tsx'
import { clientMessages } from './messages/client.ts'

type Props = { clientId: number; onClose: () => void }

const schema = z.object({ email: inviteToClient.body.shape.email, role: z.string().check(z.minLength(1)) })

/** Mounted while it is open. */
export default function InviteUserDialog(props: Props) {
  const t = useMessages(clientMessages)
  const text = t('inviteText', { days: invitationLimits.validDays })
  return (
    <Dialog open onClose={props.onClose} title={t('invite')} text={text}>
      <InviteForm {...props} />
    </Dialog>
  )
}

function InviteForm({ clientId, onClose }: Props) {
  const t = useMessages(clientMessages)
  const words = useMessages(staffMessages)
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', role: 'CLIENT_EMPLOYEE' },
    textOf: ({ code }) => (code === 'invalidEmail' ? words('invalidEmail') : undefined),
  })
  const sending = useSubmit(form, {
    send: ({ email, role }) =>
      call(inviteToClient, { params: { clientId }, body: { email, role: ClientRole.parse(role) } }),
    onDone: ({ email }) => {
      void queries.invalidateQueries(clientInvitations(clientId))
      notify(words('sent', { email }))
      onClose()
    },
  })
  const texts: Readonly<Record<string, string>> = {
    conflict: t('hasAccount'),
    email_not_of_company: t('otherDomain'),
    invitations_not_allowed: t('takesNoAccounts'),
  }
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? words('sending') : words('send')}
      wordError={(error) => (error instanceof ApiError ? texts[error.errorCode ?? ''] : undefined)}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="email" label={words('email')} autoComplete="off" dir="ltr" autoFocus />
      <RoleChoice name="role" label={words('role')} roles={clientRolesInOrder} />
    </DialogForm>
  )
}
