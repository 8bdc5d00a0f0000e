import { translation } from '@portolan/locale/catalog'
import type { en } from './no-upload.en.ts'

export default translation<typeof en, 'es'>()({
  noFileTypes: 'Su organización no tiene tipos de archivo habilitados para la traducción automática.',
  noLanguages: 'En este momento no hay idiomas disponibles para archivos.',
  installing: 'Se están instalando los motores de traducción. Los idiomas aparecerán aquí por sí solos.',
})
