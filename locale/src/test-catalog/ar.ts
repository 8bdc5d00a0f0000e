import { translation } from '../catalog.ts'
import type { en } from './en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'طلبات {name}',
  total: 'المجموع',
  cancel: 'إلغاء',
  files: {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '{count} ملفات',
    many: '{count} ملفًا',
    other: '{count} ملف',
  },
  due: 'موعد الاستحقاق {name}: {amount:money}',
  role: { select: 'role', cases: { client: 'لدى {company}', staff: 'للموظفين', other: 'للجميع' } },
})
