import { translation } from '@portolan/locale/catalog'
import type { en } from './list.en.ts'

export default translation<typeof en, 'es'>()({
  order: 'Ordenar por',
  order_newest: 'Más recientes primero',
  order_oldest: 'Más antiguas primero',
  order_due: 'Entrega más próxima',
  order_price: 'Precio más alto',
  order_name: 'Nombre',
  filters: 'Filtros',
  mine: 'Solo las mías',
  select: 'Seleccionar',
  requester: 'Solicitante',
  due: 'Entrega',
  price: 'Precio',
  none: '–',
  newMessage: 'Mensaje nuevo',
  newFiles: 'Archivos nuevos',
  selectOne: 'Seleccionar {name}',
  selectAll: 'Seleccionar todas las de esta página',
  selected: {
    one: '{count} seleccionada',
    many: '{count} de seleccionadas',
    other: '{count} seleccionadas',
  },
  download: 'Descargar archivos',
  noFiles: 'Elija solicitudes completadas para descargar sus archivos.',
  downloading: {
    one: 'Se están descargando los archivos de {count} solicitud.',
    many: 'Se están descargando los archivos de {count} de solicitudes.',
    other: 'Se están descargando los archivos de {count} solicitudes.',
  },
  archive: 'Archivar',
  notArchivable: 'Ninguna de las solicitudes seleccionadas se puede archivar ahora.',
  archived: {
    one: '{count} solicitud archivada',
    many: '{count} de solicitudes archivadas',
    other: '{count} solicitudes archivadas',
  },
  undo: 'Deshacer',
  restored: {
    one: '{count} solicitud restaurada',
    many: '{count} de solicitudes restauradas',
    other: '{count} solicitudes restauradas',
  },
})
