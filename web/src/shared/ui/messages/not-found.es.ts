import { translation } from '@portolan/locale/catalog'
import type { en } from './not-found.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Página no encontrada',
  advice: 'Puede que la dirección tenga un error o que ya no exista lo que había en ella.',
  home: 'Ir a la página de inicio',
  desk: 'Ir al escritorio',
  requests: 'Sus solicitudes',
  help: 'Ayuda',
})
