import { translation } from '@portolan/locale/catalog'
import type { en } from './usage-file.en.ts'

export default translation<typeof en, 'es'>()({
  fileName: 'Uso de la traducción automática.csv',
  month: 'Mes',
  clientNumber: 'Número de cliente',
  client: 'Cliente',
  engine: 'Motor',
  characters: 'Caracteres',
  cost: 'Costo (USD)',
})
