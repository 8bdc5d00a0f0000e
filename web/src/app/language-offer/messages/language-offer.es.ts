import { translation } from '@portolan/locale/catalog'
import type { en } from './language-offer.en.ts'

export default translation<typeof en, 'es'>()({
  label: 'Idioma de esta página',
  offer: 'Esta página también está en español.',
  accept: 'Leer en español',
  decline: 'No, gracias',
})
