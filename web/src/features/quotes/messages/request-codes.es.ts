import { translation } from '@portolan/locale/catalog'
import type { en } from './request-codes.en.ts'

export default translation<typeof en, 'es'>()({
  filesAndMessages: 'Archivos y mensajes',
  explain:
    'Para ver sus archivos y mensajes, escriba el código que enviamos por correo a {email}. Lo pedimos una vez en cada navegador.',
  explainQuoted:
    'Para ver sus archivos, los mensajes y el PDF de la cotización, escriba el código que enviamos por correo a {email}. Lo pedimos una vez en cada navegador.',
  send: 'Enviarme un código',
  fillIn: '¿Quiere que completemos sus datos?',
  enter: 'Escriba el código que enviamos por correo a {email}. Es válido durante 15 minutos.',
  code: 'Código',
  open: 'Continuar',
  resend: 'Enviar un código nuevo',
  resendIn: {
    one: 'Enviar un código nuevo (en {count} segundo)',
    many: 'Enviar un código nuevo (en {count} de segundos)',
    other: 'Enviar un código nuevo (en {count} segundos)',
  },
  wrong: 'Este código es incorrecto o ha caducado. Revise el correo más reciente o pida un código nuevo.',
  throttled: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  linkExpiredTitle: 'Este enlace ha caducado',
  linkExpiredText:
    'Los enlaces a una solicitud dejan de funcionar 90 días después de que esta termina. Si su organización tiene una cuenta, inicie sesión para ver sus solicitudes. Si no, escríbanos.',
  signIn: 'Iniciar sesión',
})
