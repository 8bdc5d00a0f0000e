import { translation } from '@portolan/locale/catalog'
import type { en } from './orders.en.ts'

export default translation<typeof en, 'es'>()({
  comprehension: 'Comprensión',
  healthcare: 'Salud',
  insurance: 'Seguros',
  technical: 'Técnico',
  government: 'Gobierno',
  taiwan: 'Taiwán',
  PENDING_REVIEW: 'Pendiente de revisión',
  PRICING: 'En cálculo de precio',
  WITH_CLIENT: 'Con el cliente',
  NEW: 'Nuevo',
  IN_PROGRESS: 'En curso',
  IN_QA: 'En control de calidad',
  COMPLETED: 'Completado',
  CANCELLED: 'Cancelado',
  ASSIGNED: 'En curso',
  PASSED: 'Superada',
  FAILED: 'No superada',
})
