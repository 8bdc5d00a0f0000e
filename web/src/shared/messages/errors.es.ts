import { translation } from '@portolan/locale/catalog'
import type { en } from './errors.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Lo sentimos, algo salió mal',
  advice: 'Si vuelve a ocurrir, escriba a {email} e indique el código de error.',
  adviceWithoutCode: 'Si vuelve a ocurrir, escriba a {email}.',
  retry: 'Intentar de nuevo',
  reload: 'Recargar la página',
  outdated:
    'No se pudo cargar esta página. Es posible que el portal se haya actualizado o que se haya perdido la conexión.',
  code: 'Código de error: {code}',
  unexpected: 'Error inesperado',
  withCode: '{message} [Código de error: {code}]',
  retryIn: 'Podrá intentarlo de nuevo en {duration}.',
  unreachable: 'No se puede acceder al portal. Revise su conexión e inténtelo de nuevo.',
  home: 'Ir a la página de inicio',
  status400: 'Solicitud incorrecta',
  status401: 'No autorizado',
  status403: 'Prohibido',
  status404: 'No encontrado',
  status500: 'Error interno del servidor',
  status502: 'Puerta de enlace incorrecta',
  status503: 'Servicio no disponible',
  statusOther: 'Error general',
})
