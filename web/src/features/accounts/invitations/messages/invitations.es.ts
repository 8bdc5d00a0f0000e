import { translation } from '@portolan/locale/catalog'
import type { en } from './invitations.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Invitaciones pendientes',
  none: 'No hay invitaciones pendientes.',
  invite: 'Invitar a colegas',
  inviteText:
    'Enviamos a cada persona un enlace para crear una cuenta en su organización. Funciona una sola vez, durante siete días.',
  addresses: 'Direcciones de correo electrónico',
  addressesHelp: 'Una por línea o separadas por comas. Como máximo 20 a la vez.',
  invalidAddress: 'Revise las direcciones: una de ellas no es válida.',
  tooManyAddresses: 'Escriba como máximo {limit} direcciones a la vez.',
  send: 'Enviar invitaciones',
  sending: 'Enviando…',
  sent: {
    one: 'Se ha enviado una invitación.',
    many: 'Se han enviado {count} invitaciones.',
    other: 'Se han enviado {count} invitaciones.',
  },
  SENT: 'Invitación enviada.',
  MEMBER: 'Ya tiene una cuenta en su organización.',
  OTHER_DOMAIN: 'No enviada: la dirección no es de un dominio de correo de su organización.',
  close: 'Cerrar',
  email: 'Correo electrónico',
  status: 'Estado',
  invitedBy: 'Invitado por',
  actions: 'Acciones',
  expired: 'Caducada',
  validUntil: 'Válida hasta {when}',
  resend: 'Reenviar',
  resendNamed: 'Reenviar la invitación a {email}',
  resendDone: 'Se ha enviado una invitación nueva a {email}.',
  revoke: 'Revocar',
  revokeNamed: 'Revocar la invitación a {email}',
  revokeDone: 'La invitación a {email} se ha revocado.',
})
