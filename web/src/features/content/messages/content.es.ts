import { translation } from '@portolan/locale/catalog'
import type { en } from './content.en.ts'

export default translation<typeof en, 'es'>()({
  languageLineConnect: 'Language Line Connect',
  quickTranslation: 'Traducción rápida',
  connector: 'Conector',
  websiteProxy: 'Proxy de sitios web',
  languageConnect: 'Language Connect',
  webSitesEasyWay: 'Sitios web de la manera fácil',
  anythingInBetween: 'Todo lo intermedio',
  solutionWizard: 'Asistente de soluciones',
  futureHome: 'Aquí estará en el futuro {title}.',
  futureHomeText: 'Mientras tanto, escríbanos y le diremos qué podemos hacer por usted.',
})
