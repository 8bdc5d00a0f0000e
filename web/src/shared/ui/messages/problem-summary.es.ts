import { translation } from '@portolan/locale/catalog'
import type { en } from './problem-summary.en.ts'

export default translation<typeof en, 'es'>()({
  title: { one: '¿?There is a problem', many: '¿?There are {count} problems', other: '¿?There are {count} problems' },
  problemOf: '¿?{field}: {problem}',
})
