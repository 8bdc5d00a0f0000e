import { translation } from '@portolan/locale/catalog'
import type { en } from './payment-state.en.ts'

export default translation<typeof en, 'es'>()({
  payment: 'Pago con tarjeta',
  title: 'A la espera de su pago',
  open: 'Le enviaremos un enlace de pago seguro por correo electrónico. Hasta entonces no tiene que hacer nada.',
  openRest:
    'Le enviaremos por correo electrónico un enlace seguro para pagar el resto. Hasta entonces no tiene que hacer nada.',
  sent: 'El {date} le enviamos por correo electrónico un enlace de pago seguro. Pague con él.',
  pay: 'Pague con tarjeta en nuestra página segura. También le enviamos el enlace por correo electrónico el {date}.',
  partlyPaid: 'Pagado en parte',
  received: 'Se recibieron {amount} el {date}',
  amounts: 'Pagado: {paid}. Pendiente: {open}.',
  payNow: 'Pagar {price}',
  paid: 'Pagado el {date}',
})
