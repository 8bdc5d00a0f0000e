import { translation } from '@portolan/locale/catalog'
import type { en } from './procurement.en.ts'

export default translation<typeof en, 'ar'>()({
  title: 'نظام المشتريات',
  buyer: 'المشتري',
  system: 'تعود إلى',
  format: 'الصيغة',
  JSON: 'TradeCentric (JSON)',
  CXML: 'cXML',
  session: 'الجلسة',
  cart: 'السلة',
  NOT_READY: 'لم تُعد: لم يُقبل عرض السعر',
  WAITING: 'في الطريق',
  RETURNED: 'أُعيدت في {date}',
  FAILED: 'تعذّرت إعادتها',
  returnAgain: 'إعادة السلة مرة أخرى',
  returnedAgain: 'تُعاد السلة مرة أخرى',
  purchaseOrder: 'أمر الشراء {number}',
  amount: '{total} {currency}، ورد في {date}',
  different: 'أسعاره تختلف عن عرض السعر.',
  ack_NOT_REQUESTED: 'لم يُطلب إشعار بالاستلام',
  ack_WAITING: 'إشعار الاستلام في الطريق',
  ack_SENT: 'أُرسل إشعار الاستلام',
  ack_FAILED: 'تعذّر إرسال إشعار الاستلام',
  none: 'ورد هذا الطلب دون جلسة من نظام مشتريات.',
})
