import { translation } from '@portolan/locale/catalog'
import type { en } from './email-settings.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Correos electrónicos',
  lead: 'Elija qué correos recibe y cuándo.',
  saved: 'Sus preferencias de correo se han guardado.',
  QUOTES: 'Cotizaciones',
  QUOTES_text: 'Una cotización está lista, ha caducado o se ha rechazado.',
  DELIVERIES: 'Entregas',
  DELIVERIES_text: 'Ya puede descargar sus archivos traducidos.',
  MESSAGES: 'Mensajes',
  MESSAGES_text: 'Alguien le ha escrito sobre una solicitud.',
  REQUESTS: 'Solicitudes',
  REQUESTS_text: 'Una solicitud se ha recibido, rechazado o cancelado, o ha fallado.',
  CANCELLATIONS: 'Cancelaciones',
  CANCELLATIONS_text: 'Un cliente ha cancelado una solicitud que usted lleva.',
  delivery: 'Cuándo enviarlos',
  AT_ONCE: 'Al momento',
  DAILY: 'Una vez al día',
  always:
    'El correo diario llega a las 8 a.m. de nuestra zona horaria, solo si hubo novedades. Los recibos, enlaces de pago, códigos y avisos de seguridad se envían siempre al momento.',
  whileImpersonating: 'No puede cambiar estas preferencias mientras actúa como otra persona.',
})
