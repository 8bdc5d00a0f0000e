import { translation } from '@portolan/locale/catalog'
import type { en } from './activity-file.en.ts'

export default translation<typeof en, 'es'>()({
  fileName: 'actividad.csv',
  at: 'Hora',
  activity: 'Actividad',
  request: 'Solicitud',
})
