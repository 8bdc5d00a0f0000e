import { translation } from '@portolan/locale/catalog'
import type { en } from './being-built.en.ts'

export default translation<typeof en, 'es'>()({
  status: 'En construcción',
  text: 'Esta parte del portal está en construcción. Se abrirá aquí, en esta dirección.',
  meanwhile: 'Si la necesita ahora, escríbanos y lo haremos con usted.',
})
