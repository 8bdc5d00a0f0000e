import { translation } from '@portolan/locale/catalog'
import type { en } from './rejections.en.ts'

export default translation<typeof en, 'ar'>()({
  rejection_EMPTY: 'الملف فارغ. أرسل ملفًا فيه محتوى.',
  rejection_TOO_LARGE: 'الملف كبير جدًا. قسّمه إلى ملفات أصغر.',
  rejection_UNREADABLE: 'الملف تالف ولا يمكن فتحه. احفظه من جديد وأرسله مرة أخرى.',
  rejection_PASSWORD_PROTECTED: 'الملف محمي بكلمة مرور. أزل كلمة المرور وأرسله مرة أخرى.',
  rejection_MACROS: 'في الملف وحدات ماكرو. احفظه من دونها (بصيغة ‎.docx أو ‎.xlsx أو ‎.pptx) وأرسله مرة أخرى.',
  rejection_ARCHIVE_BOMB: 'يصبح الملف بعد فكّه أكبر بكثير من حجمه. أرسل المستندات التي فيه واحدًا واحدًا.',
  rejection_UNSAFE_CONTENT: 'في الملف أجزاء غير آمنة. احفظه مستندًا عاديًا وأرسله مرة أخرى.',
  rejection_ALTERED: 'الملف المحفوظ ليس هو الملف الذي أُرسل. أرسله مرة أخرى.',
  rejection_TYPE_MISMATCH: 'محتوى الملف لا يطابق اسمه. صحّح امتداده وأرسله مرة أخرى.',
  rejection_UNSUPPORTED_TYPE: 'لا يمكننا قراءة ملفات من هذا النوع. أرسله مستندًا أو PDF أو نصًا.',
  rejection_MALWARE: 'في الملف برمجية خبيثة. نظّف جهازك قبل إرساله مرة أخرى.',
})
