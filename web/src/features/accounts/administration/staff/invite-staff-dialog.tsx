import { DeskRole } from '@portolan/contract/roles'
import { invitationLimits } from '@portolan/contract/sign-up/invitations'
import { inviteStaff } from '@portolan/contract/sign-up/staff-invitations'
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
import { deskRolesInOrder } from '../../roles/role-order.ts'
import { staffMessages } from './messages/staff.ts'
import { staffInvitations } from './staff-invitations.tsx'

const schema = z.object({ email: inviteStaff.body.shape.email, role: z.string().check(z.minLength(1)) })

/** Mounted while it is open. */
export default function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(staffMessages)
  return (
    <Dialog open onClose={onClose} title={t('invite')} text={t('inviteText', { days: invitationLimits.validDays })}>
      <InviteForm onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useMessages(staffMessages)
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', role: '' },
    textOf: ({ code }, name) => {
      if (code === 'invalidEmail') return t('invalidEmail')
      return code === 'required' && name === 'role' ? t('roleNeeded') : undefined
    },
  })
  const sending = useSubmit(form, {
    send: ({ email, role }) => call(inviteStaff, { body: { email, role: DeskRole.parse(role) } }),
    onDone: ({ email }) => {
      void queries.invalidateQueries(staffInvitations)
      notify(t('sent', { email }))
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('sending') : t('send')}
      wordError={(error) => (error instanceof ApiError && error.errorCode === 'conflict' ? t('hasAccount') : undefined)}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="email" label={t('email')} autoComplete="off" dir="ltr" autoFocus />
      <RoleChoice name="role" label={t('role')} roles={deskRolesInOrder} />
    </DialogForm>
  )
}
