import { translation } from '@portolan/locale/catalog'
import type { en } from './content.en.ts'

export default translation<typeof en, 'ar'>()({
  languageLineConnect: 'Language Line Connect',
  quickTranslation: 'الترجمة السريعة',
  connector: 'الموصّل',
  websiteProxy: 'وكيل المواقع',
  languageConnect: 'Language Connect',
  webSitesEasyWay: 'المواقع بالطريقة السهلة',
  anythingInBetween: 'كل ما بين ذلك',
  solutionWizard: 'معالج الحلول',
  futureHome: 'هنا سيكون مقر {title} مستقبلًا.',
  futureHomeText: 'إلى ذلك الحين راسلنا وسنخبرك بما يمكننا فعله من أجلك.',
})
