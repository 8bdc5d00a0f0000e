import { translation } from '@portolan/locale/catalog'
import type { en } from './verdict.en.ts'

export default translation<typeof en, 'es'>()({
  poor: 'Deficiente',
  rough: 'Aproximada',
  fair: 'Aceptable',
  good: 'Buena',
  veryGood: 'Muy buena',
  stars: '{score} de {best} estrellas',
})
