import { translation } from '@portolan/locale/catalog'
import type { en } from './outdated-quote.en.ts'

export default translation<typeof en, 'es'>()({
  changedPrice: 'Hemos cambiado esta cotización: {now} en lugar de {before}. Revísela antes de responder.',
  changed: 'Hemos cambiado esta cotización. Revísela antes de responder.',
  ACCEPTED_by: 'Alguien respondió a esta cotización antes que usted: {name} la aceptó el {date}.',
  REJECTED_by: 'Alguien respondió a esta cotización antes que usted: {name} la rechazó el {date}.',
  ACCEPTED: 'Esta cotización ya ha sido aceptada.',
  REJECTED: 'Esta cotización ya ha sido rechazada.',
  closed: 'Ya no se puede responder a esta cotización.',
})
