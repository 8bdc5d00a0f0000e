import { translation } from '@portolan/locale/catalog'
import type { en } from './keyboard-keys.en.ts'

export default translation<typeof en, 'es'>()({
  rows: 'Fila siguiente y anterior de una lista; Enter la abre',
  goTo: 'Ir a una página, una acción o una solicitud (con la sesión iniciada)',
  search: 'Buscar en esta página',
  home: 'Ir a la página de inicio',
  help: 'Mostrar estos atajos',
  switch: 'Usar atajos de teclado',
  followedBy: 'y después',
})
