import type { DeskStatus, QaJob } from './desk.ts'

export const orderStatusTexts = {
  PENDING_REVIEW: 'Pendiente de revisión',
  PRICING: 'En cálculo de precio',
  WITH_CLIENT: 'Con el cliente',
  NEW: 'Nuevo',
  IN_PROGRESS: 'En curso',
  IN_QA: 'En control de calidad',
  COMPLETED: 'Completado',
  CANCELLED: 'Cancelado',
} as const satisfies Record<DeskStatus, string>

export const checkStatusTexts = {
  ASSIGNED: 'En curso',
  PASSED: 'Superada',
  FAILED: 'No superada',
} as const satisfies Record<QaJob['status'], string>
