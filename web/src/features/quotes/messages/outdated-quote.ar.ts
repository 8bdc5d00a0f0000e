import { translation } from '@portolan/locale/catalog'
import type { en } from './outdated-quote.en.ts'

export default translation<typeof en, 'ar'>()({
  changedPrice: 'غيّرنا عرض السعر هذا: {now} بدلًا من {before}. يُرجى مراجعته قبل الرد.',
  changed: 'غيّرنا عرض السعر هذا. يُرجى مراجعته قبل الرد.',
  ACCEPTED_by: 'سبق الرد على عرض السعر هذا: قبله {name} في {date}.',
  REJECTED_by: 'سبق الرد على عرض السعر هذا: رفضه {name} في {date}.',
  ACCEPTED: 'سبق قبول عرض السعر هذا.',
  REJECTED: 'سبق رفض عرض السعر هذا.',
  closed: 'لم يعد الرد على عرض السعر هذا ممكنًا.',
})
