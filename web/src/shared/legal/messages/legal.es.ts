import { translation } from '@portolan/locale/catalog'
import type { en } from './legal.en.ts'

export default translation<typeof en, 'es'>()({
  terms: 'Términos de servicio',
  privacy: 'Política de privacidad',
  imprint: 'Aviso legal',
  byContinuing: 'Al continuar, usted acepta nuestros {terms} y nuestra {privacy}.',
  version: 'Versión {version}',
})
