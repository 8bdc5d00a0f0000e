import { translation } from '@portolan/locale/catalog'
import type { en } from './usage-file.en.ts'

export default translation<typeof en, 'ar'>()({
  fileName: 'استخدام الترجمة الآلية.csv',
  month: 'الشهر',
  clientNumber: 'رقم العميل',
  client: 'العميل',
  engine: 'المحرك',
  characters: 'الأحرف',
  cost: 'التكلفة (دولار أمريكي)',
})
