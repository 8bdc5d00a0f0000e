import { translation } from '@portolan/locale/catalog'
import type { en } from './ui.en.ts'

export default translation<typeof en, 'es'>()({
  dismiss: 'Descartar',
  loading: 'Cargando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  breadcrumbs: 'Ruta de navegación',
  stepIsDone: '(completado)',
  filters: 'Filtros',
})
