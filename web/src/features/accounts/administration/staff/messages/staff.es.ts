import { translation } from '@portolan/locale/catalog'
import type { en } from './staff.en.ts'

export default translation<typeof en, 'es'>()({
  invite: 'Invitar a un colega',
  inviteText:
    'Su colega recibe un correo con un enlace que crea la cuenta. Funciona una sola vez, durante {days} días.',
  email: 'Correo electrónico',
  invalidEmail: 'Escriba una dirección de correo',
  role: 'Rol',
  roleNeeded: 'Elija un rol',
  send: 'Enviar la invitación',
  sending: 'Enviando…',
  sent: 'La invitación va en camino a {email}',
  hasAccount: 'Ya hay una cuenta con esta dirección. Cambie su rol en la lista de usuarios.',
  invitations: 'Invitaciones abiertas',
  invitationsFailed: 'No se pudieron cargar las invitaciones abiertas.',
  tryAgain: 'Intentar de nuevo',
  resend: 'Enviar de nuevo',
  resendNamed: 'Enviar de nuevo la invitación a {email}',
  revoke: 'Revocar',
  revokeNamed: 'Revocar la invitación de {email}',
  revoked: 'Se revocó la invitación de {email}',
  expired: 'Caducada',
  validUntil: 'Válida hasta el {when}',
  status: 'Estado',
  actions: 'Acciones',
  changeRole: 'Cambiar el rol',
  changeRoleText: 'Se cierra la sesión de {name}, que tendrá el nuevo rol la próxima vez que la inicie.',
  save: 'Guardar',
  saving: 'Guardando…',
  roleChanged: '{name} tiene un rol nuevo',
})
