import { translation } from '@portolan/locale/catalog'
import type { en } from './language-groups.en.ts'

export default translation<typeof en, 'es'>()({
  lead: 'Reúna en un grupo los idiomas que suele necesitar juntos y elíjalos con un solo clic al hacer una solicitud.',
  PERSONAL: 'Personales',
  ORGANIZATION: 'De toda la organización',
  readOnly: 'Los mantiene su organización para todos sus miembros.',
  none: 'Todavía no hay grupos de idiomas.',
  add: 'Agregar grupo',
  addTo: 'Agregar grupo: {section}',
  addTitle: 'Agregar grupo de idiomas',
  editTitle: 'Editar grupo de idiomas',
  editNamed: 'Editar {name}',
  deleteNamed: 'Eliminar {name}',
  deleteTitle: 'Eliminar grupo de idiomas',
  deleteText: 'Se eliminará el grupo «{name}». Las solicitudes hechas con él no cambian.',
  delete: 'Eliminar grupo',
  name: 'Nombre',
  nameTaken: 'Ya existe un grupo con este nombre',
  languages: 'Idiomas',
  languageCount: { one: '{count} idioma', many: '{count} de idiomas', other: '{count} idiomas' },
  save: 'Guardar grupo',
  saving: 'Guardando…',
  notSaved: 'No se pudo guardar el grupo',
})
