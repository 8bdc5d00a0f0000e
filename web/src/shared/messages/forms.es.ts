import { translation } from '@portolan/locale/catalog'
import type { en } from './forms.en.ts'

export default translation<typeof en, 'es'>()({
  optional: '(opcional)',
  choose: 'Elegir…',
  dateFormat: 'MM/DD/AAAA',
  pickDate: 'Calendario de {name}',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  searchLanguages: 'Buscar idiomas',
  preferredLanguages: 'Idiomas preferidos',
  recentLanguages: 'Usados recientemente',
  commonLanguages: 'Idiomas frecuentes',
  otherLanguages: 'Todos los demás idiomas',
  languageUnavailable: 'No disponible',
  noneOfYours: '«{search}» no está entre los idiomas de su organización.',
  searchAll: 'Buscar en todos los idiomas',
  noLanguageFound: 'Ningún idioma coincide con «{search}».',
  languagesFound: {
    one: '{count} idioma encontrado',
    many: '{count} de idiomas encontrados',
    other: '{count} idiomas encontrados',
  },
  openLanguages: 'Mostrar todos los idiomas',
  removeLanguage: 'Quitar {name}',
  clearLanguage: 'Borrar {name}',
})
