import { translation } from '@portolan/locale/catalog'
import type { en } from './orders.en.ts'

export default translation<typeof en, 'es'>()({
  comprehension: '¿?Comprehension',
  healthcare: '¿?Healthcare',
  insurance: '¿?Insurance',
  technical: '¿?Technical',
  government: '¿?Government',
  taiwan: '¿?Taiwan',
  PENDING_REVIEW: '¿?Pending review',
  PRICING: '¿?Being priced',
  WITH_CLIENT: '¿?With client',
  NEW: '¿?New',
  IN_PROGRESS: '¿?In progress',
  IN_QA: '¿?In QA',
  COMPLETED: '¿?Completed',
  CANCELLED: '¿?Cancelled',
  ASSIGNED: '¿?Under way',
  PASSED: '¿?Passed',
  FAILED: '¿?Failed',
})
