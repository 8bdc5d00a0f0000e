import { taxTexts } from '@portolan/contract/quotes/tax-texts.es'
import { translation } from '@portolan/locale/catalog'
import type { en } from './quotes.en.ts'

export default translation<typeof en, 'es'>()({
  price: 'Precio',
  amountPlusTaxes: taxTexts.amountPlusTaxes,
  payment: 'Pago',
  CREDIT_CARD: 'Tarjeta de crédito',
  BILL_TO_ACCOUNT: 'Cargo a cuenta',
  INVOICE_DIRECTLY: 'Factura',
  clientIdNumber: 'Número de identificación del cliente',
  personalCode: 'Código personal',
  vatNumber: 'Número de IVA',
  orderNumber: 'Número de orden de compra o referencia',
  billingAddress: 'Dirección de facturación',
  billingEmail: 'Correo electrónico de facturación',
  billingPhone: 'Teléfono de facturación',
  languages: 'Idiomas',
  delivery: 'Entrega prevista',
  turnaround: {
    one: 'Un día hábil después de la aceptación',
    many: '{count} días hábiles después de la aceptación',
    other: '{count} días hábiles después de la aceptación',
  },
  validUntil: 'Válida hasta',
  note: 'De nuestro equipo',
  reason: 'Motivo',
  company: 'Empresa',
  see: 'Ver la cotización',

  readySubject: 'Su cotización {number}: {amount:money}',
  readyPreview: 'El precio, la fecha de entrega y dónde aceptarla.',
  readyTitle: 'Su cotización está lista',
  readyLead:
    'Hemos analizado sus archivos. Abra la cotización para ver el precio por idioma, descargarla en PDF y aceptarla o rechazarla.',

  revisedSubject: 'Su cotización actualizada {number}: {amount:money}',
  revisedTitle: 'Hemos actualizado su cotización',
  revisedLead:
    'Esta cotización sustituye a la anterior, que ya no se puede aceptar. Ábrala para ver el precio por idioma y aceptarla o rechazarla.',
  versionName: 'Versión',
  versionOf: '{version}',

  withdrawnSubject: 'Hemos retirado la cotización {number}',
  withdrawnPreview: 'Ya no se puede aceptar. Le enviaremos una nueva.',
  withdrawnTitle: 'Hemos retirado su cotización',
  withdrawnLead:
    'Ya no se puede aceptar. Estamos preparando una cotización nueva y se la enviaremos por correo electrónico.',

  acceptedSubject: 'Ha aceptado la cotización {number}',
  acceptedPreview: 'Su recibo. Estamos preparando su pedido.',
  acceptedTitle: 'Gracias, estamos preparando su pedido',
  acceptedLead: 'Este es su recibo. Consérvelo junto con la cotización.',
  acceptedBy: 'Aceptada por',
  acceptedAt: 'Aceptada el',
  terms: 'Términos de servicio',
  privacy: 'Política de privacidad',
  version: 'versión {version}',
  document: 'SHA-256 de la cotización',
  acceptedPaymentLink: 'Le enviaremos un enlace de pago seguro por correo electrónico.',
  acceptedNext: 'Le escribiremos cuando sus archivos estén listos.',
  acceptedLeadOrder: 'Esto es lo que ha aceptado. Confirmamos su pedido cuando llegue su orden de compra.',
  acceptedPreviewOrder: 'Lo que ha aceptado. El trabajo empieza cuando llegue su orden de compra.',
  acceptedTitleOrder: 'Gracias. Esperamos su orden de compra',
  acceptedNextOrder:
    'Envíe el carrito en su sistema de compras. Empezamos cuando llegue su orden de compra y se lo confirmamos por correo electrónico.',
  acceptedLeadPayment: 'Esto es lo que ha aceptado. Confirmamos su pedido cuando haya pagado.',
  acceptedPreviewPayment: 'Lo que ha aceptado. El trabajo empieza cuando haya pagado.',
  acceptedTitlePayment: 'Gracias. El trabajo empieza cuando haya pagado',
  acceptedNextPayment: 'Empezamos en cuanto haya pagado y se lo confirmamos por correo electrónico.',
  acceptedLeadInvoice:
    'Esto es lo que ha aceptado. Confirmamos su pedido cuando hayamos comprobado sus datos de facturación.',
  acceptedPreviewInvoice: 'Lo que ha aceptado. Comprobamos sus datos de facturación antes de empezar.',
  acceptedTitleInvoice: 'Gracias. Estamos comprobando sus datos de facturación',
  acceptedNextInvoice:
    'Estamos comprobando sus datos de facturación y empezamos enseguida. Le escribiremos cuando preparemos su pedido.',

  acceptedNoticeSubject: '{number}: el cliente ha aceptado la cotización',
  acceptedNoticePreview: 'Pago: {payment}',
  acceptedNoticeTitle: 'Se ha aceptado una cotización',
  acceptedNoticeLead: 'El pedido en el escritorio muestra cómo se paga.',
  acceptedNoticeLeadOrder: 'El trabajo empieza cuando llegue la orden del sistema de compras del cliente.',
  acceptedNoticeLeadPayment: 'El trabajo empieza cuando se registre el pago en el escritorio.',
  acceptedNoticeLeadInvoice:
    'Un cliente nuevo eligió factura. El trabajo empieza cuando usted permita la factura en el escritorio o registre un pago por adelantado.',
  procurement: 'A través del sistema de compras del cliente',
  linkByPortal: 'El cliente paga con tarjeta. El portal ha enviado el enlace de pago.',
  linkByStaff: 'El cliente paga con tarjeta y espera un enlace de pago. Envíelo desde la pestaña Pago del pedido.',
  openOrder: 'Abrir el pedido',

  paymentLinkSubject: 'Pago de {amount:money} por {number}',
  paymentLinkPreview: 'Su enlace de pago seguro.',
  paymentLinkTitle: 'Su enlace de pago',
  paymentLinkLead: 'Gracias por aceptar la cotización. Puede pagar con tarjeta en esta página segura.',
  pay: 'Pagar ahora',
  paymentLinkWarning: 'Nunca le pediremos el número de su tarjeta por correo electrónico ni por teléfono.',
  paymentLinkLeadAdvance:
    'Gracias por aceptar la cotización. Le pedimos que pague este pedido por adelantado. Puede pagar con tarjeta en esta página segura; empezamos cuando haya pagado.',
  invoiceAllowedSubject: 'Estamos preparando su pedido {number}',
  invoiceAllowedTitle: 'Estamos preparando su pedido',
  invoiceAllowedLead:
    'Hemos comprobado sus datos de facturación y le enviaremos una factura. La confirmación está en la página del pedido. Le escribiremos cuando sus archivos estén listos.',
  paymentLinkLeadRest: 'Ya se ha pagado una parte del precio. Puede pagar el resto con tarjeta en esta página segura.',
  thisPayment: 'Este pago',
  paidSoFar: 'Pagado hasta ahora',
  stillOpen: 'Pendiente',
  partLead: 'Gracias por su pago. Quedan pendientes {open:money}.',
  partLeadAwaited: 'Gracias por su pago. Quedan pendientes {open:money}. Empezaremos cuando se haya pagado todo.',
  paidSubject: 'Hemos recibido su pago de {amount:money} por {number}',
  paidTitle: 'Gracias por su pago',
  paidLead: 'No queda nada por pagar. Le escribiremos cuando sus archivos estén listos.',
  paidLeadStarted:
    'Estamos preparando su pedido. La confirmación está en su página. Le escribiremos cuando sus archivos estén listos.',

  order: 'Orden de compra',
  seeRequest: 'Ver la solicitud',
  orderSubject: 'Hemos empezado a trabajar en {number}',
  orderPreview: 'Ha llegado la orden de compra {orderId}.',
  orderTitle: 'Tenemos su orden de compra y hemos empezado',
  orderLead: 'Gracias por su pedido. Le escribiremos cuando sus archivos estén listos.',
  orderNoticeSubject: '{number}: ha llegado la orden de compra',
  orderNoticeTitle: 'Ha llegado una orden de compra',
  orderNoticeLead: 'El pedido está en la cola de proyectos nuevos.',

  cartSubject: 'Devuelva {number} a su sistema de compras',
  cartPreview: 'El carrito de su cotización aceptada le espera.',
  cartTitle: 'Devuelva su carrito',
  cartLead:
    'Ha aceptado esta cotización. Su sistema de compras solo recibe el carrito desde su propio navegador, así que abra el enlace siguiente. Funciona una sola vez, durante siete días.',
  cartAction: 'Devolver el carrito',
  cartSession: 'Si su sistema de compras indica que la sesión ha terminado, empiece allí de nuevo y edite el carrito.',

  rejectedSubject: 'Ha rechazado la cotización {number}',
  rejectedPreview: 'No se hará ningún trabajo ni se cobrará nada.',
  rejectedTitle: 'Ha rechazado la cotización',
  rejectedLead:
    'No se hará ningún trabajo ni se cobrará nada. Si desea otro precio, o ha sido un error, responda a este correo.',

  rejectedNoticeSubject: '{number}: el cliente ha rechazado la cotización',
  rejectedNoticePreview: 'Quién la ha rechazado y por qué.',
  rejectedNoticeTitle: 'Se ha rechazado una cotización',
  rejectedNoticeLead: 'La solicitud está en el escritorio, donde puede volver a cotizarla.',
  rejectedBy: 'Rechazada por',

  expiredSubject: 'La cotización {number} ha caducado',
  expiredPreview: 'Con gusto le enviamos una nueva.',
  expiredTitle: 'Su cotización ha caducado',
  expiredLead:
    'No se aceptó a tiempo y ya no es válida. Si todavía necesita la traducción, responda a este correo y le enviaremos una cotización nueva.',
})
