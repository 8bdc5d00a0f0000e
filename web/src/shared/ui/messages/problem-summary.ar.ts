import type { Translation } from '../../messages/messages.ts'
import type { en } from './problem-summary.en.ts'

export default {
  title: {
    one: 'هناك مشكلة واحدة',
    two: 'هناك مشكلتان',
    few: 'هناك {count} مشكلات',
    many: 'هناك {count} مشكلة',
    other: 'هناك {count} مشكلة',
  },
  problemOf: '{field}: {problem}',
} satisfies Translation<typeof en>
