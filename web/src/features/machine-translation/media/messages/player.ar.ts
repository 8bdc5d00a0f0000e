import { translation } from '@portolan/locale/catalog'
import type { en } from './player.en.ts'

export default translation<typeof en, 'ar'>()({
  notPlayable: 'يمكن تشغيل الملف هنا بعد تجهيزه.',
  cannotPlay: 'لا يستطيع متصفحك تشغيل هذا الملف. ما زال بإمكانك تحرير ترجمته المرئية.',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  back: 'رجوع ثانيتين',
  forward: 'تقدّم ثانيتين',
  position: 'الموضع',
  mute: 'كتم الصوت',
  unmute: 'تشغيل الصوت',
  volume: 'مستوى الصوت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  lines: 'الترجمات المرئية',
  sound: 'الصوت',
  original: 'الأصلي',
  dubbed: 'مدبلج: {language}',
  waveform: 'الصوت عبر الزمن والترجمة المرئية على شكل كتل. يمكن تغيير أوقاتها في القائمة أيضًا.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
})
