import { translation } from '@portolan/locale/catalog'
import type { en } from './outrun.en.ts'

export default translation<typeof en, 'es'>()({
  QUOTE_ACCEPTED: 'El cliente aceptó esta cotización el {date} ({name}).',
  QUOTE_REJECTED: 'El cliente rechazó esta cotización el {date} ({name}).',
  PAID: '{name} registró el pago el {date}.',
  COMPLETED: '{name} completó este pedido el {date}.',
  CANCELLING: '{name} canceló este pedido el {date}.',
  CANCELLED: '{name} canceló este pedido el {date}.',
  changed: 'Otra persona cambió este pedido. Usted lo ve como está ahora.',
})
