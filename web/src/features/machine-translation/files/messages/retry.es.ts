import { translation } from '@portolan/locale/catalog'
import type { en } from './retry.en.ts'

export default translation<typeof en, 'es'>()({
  segmentsFailed: {
    one: '{count} segmento falló y conserva su texto de origen.',
    many: '{count} de segmentos fallaron y conservan su texto de origen.',
    other: '{count} segmentos fallaron y conservan su texto de origen.',
  },
})
