import { translation } from '@portolan/locale/catalog'
import type { en } from './language-notes.en.ts'

export default translation<typeof en, 'es'>()({
  good: 'Necesita pocas correcciones',
  fair: 'Puede tener algunos errores',
  gist: 'Traducción aproximada: solo para entender',
  ofLanguages: '{languages}: {note}',
  human_only: 'Solo traducción humana',
  no_engine: 'No se traduce automáticamente',
  kept_on_our_machines: 'Solo con servicios externos, que su organización no usa',
  not_allowed_for_client: 'No está configurado para su organización',
  not_from_source: 'No desde este idioma',
  not_as_source: 'Solo como idioma de destino',
})
