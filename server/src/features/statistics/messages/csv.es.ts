import { checkStatusTexts, orderStatusTexts } from '@portolan/contract/desk/order-status-texts.es'
import { translation } from '@portolan/locale/catalog'
import type { en } from './csv.en.ts'

export default translation<typeof en, 'es'>()({
  // Column heads, by their names in the API.
  projectId: 'ID del proyecto',
  internalProjectId: 'ID interno del proyecto',
  projectDeadline: 'Plazo del proyecto (UTC)',
  projectName: 'Nombre del proyecto',
  client: 'Cliente',
  languages: 'Idiomas',
  totalAgreed: 'Total acordado (USD)',
  rateType: 'Tipo de tarifa',
  projectGroupName: 'Grupo de proyectos',
  projectGroupId: 'ID del grupo de proyectos',
  status: 'Estado',
  pastDue: 'Atrasado',
  projectNumber: 'Número del proyecto',
  assignedTo: 'Asignado a',
  jobAssignmentId: 'ID de la asignación',
  projectJobId: 'ID de la tarea',
  jobStartDate: 'Inicio de la tarea (UTC)',
  projectManager: 'Gestor del proyecto',
  jobStatus: 'Estado de la tarea',
  qaType: 'Tipo de control de calidad',
  quoteId: 'ID de la cotización',
  startDate: 'Fecha de inicio (UTC)',

  // Names of lists and values of cells.
  ...orderStatusTexts,
  ...checkStatusTexts,
  STANDARD: 'Estándar',
  RUSH: 'Urgente',
  fromTo: 'De {source} a {targets}',
  unassigned: 'Sin asignar',
  yes: 'Sí',
  no: 'No',
  pmdetails: 'Proyectos',
  qadetails: 'Control de calidad',
  pastdue: 'Cotizaciones atrasadas',
  duetoday: 'Cotizaciones para hoy',
  currentquotes: 'Cotizaciones en curso',
  completedquotes: 'Cotizaciones completadas',
})
