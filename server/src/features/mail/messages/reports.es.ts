import { translation } from '@portolan/locale/catalog'
import type { en } from './reports.en.ts'

export default translation<typeof en, 'es'>()({
  WEEKLY: 'Su informe semanal: {view}',
  MONTHLY: 'Su informe mensual: {view}',
  lead: 'Su vista guardada «{view}» del informe «{report}» está lista.',
  report: 'Informe',
  rows: 'Filas',
  moreThan: 'más de {rows:number}',
  signIn:
    'Las filas no están en este correo electrónico porque pueden ser confidenciales. Inicie sesión para verlas y exportarlas.',
  open: 'Abrir el informe',
  why_WEEKLY: 'Recibe este correo electrónico cada semana porque lo pidió. Puede desactivarlo en sus vistas guardadas.',
  why_MONTHLY: 'Recibe este correo electrónico cada mes porque lo pidió. Puede desactivarlo en sus vistas guardadas.',
  manage: 'Desactivar este correo electrónico',
})
