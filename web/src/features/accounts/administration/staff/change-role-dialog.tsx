import { changeUserRole, GivenRole, type User } from '@portolan/contract/accounts/users'
import { clientRoles, type Role } from '@portolan/contract/roles'
import * as z from 'zod/mini'
import { call } from '../../../../shared/api/api-client.ts'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../../impersonation-dialog.module.css'
import { nameOf } from '../../organization-users/contact-name.ts'
import { RoleChoice } from '../../roles/role-choice.tsx'
import { clientRolesInOrder, deskRolesInOrder } from '../../roles/role-order.ts'
import { staffMessages } from './messages/staff.ts'

type Props = { user: User; onChanged: () => Promise<unknown>; onClose: () => void }

const schema = z.object({ role: z.string().check(z.minLength(1)) })

/** A role that is not given any more is offered only to users who have it. */
function rolesFor({ roles }: User): readonly Role[] {
  const given: readonly Role[] = roles.some((role) => clientRoles.includes(role))
    ? clientRolesInOrder
    : deskRolesInOrder
  return [...given, ...roles.filter((role) => !given.includes(role))]
}

/** Mounted while it is open. */
export default function ChangeRoleDialog(props: Props) {
  const t = useMessages(staffMessages)
  const text = t('changeRoleText', { name: nameOf(props.user) })
  return (
    <Dialog open onClose={props.onClose} title={t('changeRole')} text={text}>
      <RoleForm {...props} />
    </Dialog>
  )
}

function RoleForm({ user, onChanged, onClose }: Props) {
  const t = useMessages(staffMessages)
  const [current] = user.roles
  const form = useSchemaForm({ schema, defaultValues: { role: current ?? '' } })
  const sending = useSubmit(form, {
    send: async ({ role }) => {
      if (role === current) return false
      await call(changeUserRole, { params: { userId: user.id }, body: { role: GivenRole.parse(role) } })
      await onChanged()
      return true
    },
    onDone: (isChanged) => {
      if (isChanged) notify(t('roleChanged', { name: nameOf(user) }))
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
      <RoleChoice name="role" label={t('role')} roles={rolesFor(user)} />
    </DialogForm>
  )
}
