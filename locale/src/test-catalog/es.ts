import { translation } from '../catalog.ts'
import type { en } from './en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Solicitudes de {name}',
  total: 'Total',
  cancel: 'Cancelar',
  files: { one: '{count} archivo', many: '{count} de archivos', other: '{count} archivos' },
  due: 'Vence el {name}: {amount:money}',
  role: { select: 'role', cases: { client: 'Para {company}', staff: 'Para el personal', other: 'Para todos' } },
})
