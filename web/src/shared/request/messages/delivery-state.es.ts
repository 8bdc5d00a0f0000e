import { translation } from '@portolan/locale/catalog'
import type { en } from './delivery-state.en.ts'

export default translation<typeof en, 'es'>()({
  preparing: 'Estamos preparando su pedido. A continuación se encargará de él un gestor de proyectos.',
  correcting: 'Estamos corrigiendo los archivos con el problema que notificó.',
  replacing: 'Estamos corrigiendo algunos archivos. Hasta que estén listos, puede usar los de abajo.',
  replacingAll: 'Estamos corrigiendo los archivos y le enviaremos un correo cuando estén listos.',
  disputed: 'Notificó un problema. Lo estamos revisando.',
})
