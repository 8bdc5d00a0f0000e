import { translation } from '@portolan/locale/catalog'
import type { en } from './formats.en.ts'

export default translation<typeof en, 'ar'>()({
  srt: 'المشغّلات ومواقع الفيديو',
  docx: 'مستند Word',
  json: 'للبرامج',
  txt: 'نص مع التوقيتات',
  pac: 'البث التلفزيوني (Screen Electronics)',
  dfxp: 'مشغّلات الويب القديمة (TTML 1)',
  vtt: 'صفحات الويب (WebVTT)',
  imsc: 'خدمات البث عبر الإنترنت (IMSC 1.1)',
  itt: 'iTunes',
  scc: 'التسميات التوضيحية (CEA-608)',
  smi: 'Windows Media (SAMI)',
  ttml: 'الويب والبث التلفزيوني (TTML 2)',
  stl: 'البث التلفزيوني (EBU)',
  xif: 'أنظمة الترجمة المرئية (XML)',
  xlsx: 'مصنف Excel',
})
