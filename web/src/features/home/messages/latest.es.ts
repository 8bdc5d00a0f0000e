import { translation } from '@portolan/locale/catalog'
import type { en } from './latest.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Últimas solicitudes',
  all: 'Todas las solicitudes',
})
