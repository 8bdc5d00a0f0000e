import { translation } from '@portolan/locale/catalog'
import type { en } from './organization-users.en.ts'

export default translation<typeof en, 'es'>()({
  tableName: 'Usuarios de la organización',
  filter: 'Filtrar por nombre o correo electrónico',
  noneFound: 'Nadie coincide con “{search}”.',
  name: 'Nombre',
  email: 'Correo electrónico',
  account: 'Cuenta',
  mfa: 'MFA',
  actions: 'Acciones',
  enabled: 'Habilitada',
  disabled: 'Deshabilitada',
  on: 'Activada',
  off: 'Desactivada',
  you: 'Usted',
  loading: 'Cargando…',
  unknown: 'No se sabe.',
  retry: 'Volver a consultar a {name}',
  actionsFor: 'Acciones para {name}',
  disableMfa: 'Deshabilitar la MFA',
  disableMfaText: '{name} iniciará sesión sin aplicación de autenticación hasta que configure una nueva.',
  disableMfaDone: 'Se deshabilitó la MFA de {name}.',
  disableAccount: 'Deshabilitar la cuenta',
  disableAccountText:
    'Se cerrarán todas las sesiones de {name}, y no podrá iniciar sesión hasta que usted vuelva a habilitar la cuenta.',
  disableAccountDone: 'Se deshabilitó la cuenta de {name}.',
  enableAccount: 'Habilitar la cuenta',
  enableAccountText: '{name} podrá volver a iniciar sesión.',
  enableAccountDone: 'Se habilitó la cuenta de {name}.',
  activity: 'Registro de actividad',
  range: '{from}–{to} de {total}',
})
