import { translation } from '@portolan/locale/catalog'
import type { en } from './problem-summary.en.ts'

export default translation<typeof en, 'es'>()({
  title: { one: 'Hay un problema', many: 'Hay {count} de problemas', other: 'Hay {count} problemas' },
  problemOf: '{field}: {problem}',
})
