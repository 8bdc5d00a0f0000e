import { translation } from '@portolan/locale/catalog'
import type { en } from './templates.en.ts'

export default translation<typeof en, 'es'>()({
  menu: 'Plantillas',
  saveAs: 'Guardar como plantilla…',
  manage: 'Administrar plantillas…',
  saveTitle: 'Guardar como plantilla',
  saveText: 'Se guardan los idiomas, el flujo de trabajo, los campos y las notas. Los archivos, no.',
  name: 'Nombre de la plantilla',
  share: 'Compartir con todas las personas de {organization}',
  save: 'Guardar',
  saved: 'Plantilla «{name}» guardada',
  applied: 'Plantilla «{name}» aplicada',
  listTitle: 'Sus plantillas',
  empty: 'Aún no tiene plantillas. Rellene el formulario y elija «Guardar como plantilla».',
  edit: 'Editar {name}',
  remove: 'Eliminar {name}',
  deleteTitle: '¿Eliminar la plantilla «{name}»?',
  deleteText: 'Las solicitudes creadas con ella no cambian.',
  delete: 'Eliminar',
  deleted: 'Plantilla «{name}» eliminada',
  onlyYou: 'Solo usted',
  isShared: 'Compartida con su organización',
  sharedBy: 'Compartida por {name}',
  changeTitle: 'Editar la plantilla',
  close: 'Cerrar',
})
