import { translation } from '@portolan/locale/catalog'
import type { en } from './outdated-quote.en.ts'

export default translation<typeof en, 'es'>()({
  changedPrice: 'Hemos cambiado este presupuesto: {now} en lugar de {before}. Revíselo antes de responder.',
  changed: 'Hemos cambiado este presupuesto. Revíselo antes de responder.',
  ACCEPTED_by: 'Alguien respondió a este presupuesto antes que usted: {name} lo aceptó el {date}.',
  REJECTED_by: 'Alguien respondió a este presupuesto antes que usted: {name} lo rechazó el {date}.',
  ACCEPTED: 'Este presupuesto ya ha sido aceptado.',
  REJECTED: 'Este presupuesto ya ha sido rechazado.',
  closed: 'Ya no se puede responder a este presupuesto.',
})
