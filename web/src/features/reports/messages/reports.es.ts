import { translation } from '@portolan/locale/catalog'
import type { en } from './reports.en.ts'

export default translation<typeof en, 'es'>()({
  reports: 'Informes',
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  lead: 'Datos sobre sus solicitudes, presupuestos y personas, para consultar aquí o exportar.',
  noReports: 'Aún no hay informes para su organización.',
  type_PROJECT: 'Proyectos',
  type_QUOTE: 'Presupuestos',
  type_TASK: 'Tareas',
  type_CLIENT_CONTACT: 'Contactos',
  filters: 'Filtros',
  search: 'Buscar',
  clearFilters: 'Borrar filtros',
  any: 'Cualquiera',
  from: '{name}: desde',
  to: '{name}: hasta',
  noRows: 'Nada coincide con estos filtros.',
  place: '{first:number}–{last:number} de {total:number}',
  placeOfMore: '{first:number}–{last:number} de más de {total:number}',
  exportCsv: 'Exportar CSV',
  exporting: 'Exportando…',
  onlyFirst: 'Solo se exportaron los primeros 1000 de {n} registros.',
  onlyFirstOfMore: 'Solo se exportaron los primeros 1000 de más de {n} registros.',
})
