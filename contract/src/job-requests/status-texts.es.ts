import type { StatusWord } from './status-words.ts'

export const statusTexts = {
  ESTIMATING: 'Estimando',
  ANALYZING: 'Analizando',
  PROCESSING: 'Procesando',
  REJECTED_BY_SCREENING: 'Archivos rechazados',
  QUOTE_READY_FOR_CLIENT_REVIEW: 'Cotización por revisar',
  QUOTE_ACCEPTED: 'Cotización aceptada',
  WAITING_FOR_ORDER: 'A la espera de su orden de compra',
  QUOTE_REJECTED: 'Cotización rechazada',
  QUOTE_EXPIRED: 'Cotización caducada',
  BEING_PREPARED: 'En preparación',
  TRANSLATING: 'Traduciendo',
  IN_TRANSLATION: 'En traducción',
  CORRECTING: 'Corrigiendo los archivos',
  COMPLETED: 'Completada',
  ARCHIVED: 'Archivada',
  CANCELLING: 'Cancelando',
  CANCELLED: 'Cancelada',
  FAILED: 'Fallida',
} as const satisfies Record<StatusWord, string>
