import { translation } from '@portolan/locale/catalog'
import type { en } from './retry.en.ts'

export default translation<typeof en, 'es'>()({
  retry: 'Reintentar lo fallido',
  retryStarted: 'Se está traduciendo de nuevo lo que falló.',
  segmentsFailed: {
    one: '{count} segmento falló y conserva su texto de origen.',
    many: '{count} de segmentos fallaron y conservan su texto de origen.',
    other: '{count} segmentos fallaron y conservan su texto de origen.',
  },
})
