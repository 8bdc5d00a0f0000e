import { translation } from '@portolan/locale/catalog'
import type { en } from './procurement.en.ts'

export default translation<typeof en, 'es'>()({
  startTitle: 'Inicio de sesión desde compras',
  signingIn: 'Iniciando su sesión…',
  unableToSignIn: 'No se pudo iniciar sesión. Inténtelo de nuevo más tarde.',
  errorTitle: 'Algo salió mal',
  errorMessage: 'Error. {message}',
  genericError:
    'Lo sentimos, algo salió mal. Inténtelo de nuevo o comuníquese con el servicio de asistencia si el problema continúa.',
  whatToDo: 'Vuelva a su sistema de compras y comience de nuevo desde allí.',
})
