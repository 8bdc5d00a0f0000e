import { translation } from '@portolan/locale/catalog'
import type { en } from './requests.en.ts'

export default translation<typeof en, 'es'>()({
  yourRequests: 'Sus solicitudes',
  noneFound: 'Ninguna solicitud coincide con lo que busca.',
  showAll: 'Mostrar todas las solicitudes',
  view: 'Ver',

  status_cancelled: 'Cancelada',
  status_rejected: 'Archivos rechazados',
  status_processing: 'En proceso',
  status_completed: 'Completada',
  status_failed: 'Fallida',
  status_submitting: 'Enviando a un traductor profesional',
  status_submitted: 'Enviada a un traductor profesional',
  status_archived: 'Archivada',
  status_unknown: 'Desconocido',
  filter_current: 'Todas menos las archivadas',
  filter_processing: 'En proceso',
  filter_completed: 'Completadas',
  filter_failed: 'Fallidas o canceladas',
  filter_human: 'Con traductores profesionales',
  filter_archived: 'Archivadas',
  filter_all: 'Todas',
  detail_CREATED: 'Tenemos sus archivos y empezaremos en un momento.',
  detail_FAILED: 'No pudimos procesar estos archivos. Abra la solicitud para ver el motivo.',
  detail_SUBMITTED_TO_XTRF:
    'Nuestros traductores están trabajando en ella. Le avisaremos por correo electrónico cuando esté lista.',

  download: 'Descargar',

  humanProject: 'Proyecto de traducción humana',
  otherFiles: 'Otros archivos',
  sendAgain: 'Enviar archivos de nuevo',
  retry: 'Reintentar lo fallido',
  retryStarted: 'Se está intentando de nuevo lo que falló.',
  restarted: 'Se inició de nuevo.',
})
