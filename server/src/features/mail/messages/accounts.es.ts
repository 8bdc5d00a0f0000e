import { translation } from '@portolan/locale/catalog'
import type { en } from './accounts.en.ts'

export default translation<typeof en, 'es'>()({
  why: 'Recibe este mensaje del portal de clientes de {provider}.',
  questions: '¿Tiene preguntas?',
  openPortal: 'Abrir el portal',
  emailSettings: 'Elegir qué correos recibe',

  digestTitle: 'Su resumen del día',
  digestSubject: {
    one: 'Una novedad sobre sus solicitudes',
    many: '{count} novedades sobre sus solicitudes',
    other: '{count} novedades sobre sus solicitudes',
  },
  digestMore: {
    one: 'Y una más, en el portal.',
    many: 'Y {count} más, en el portal.',
    other: 'Y {count} más, en el portal.',
  },

  resetTitle: 'Elija una contraseña nueva',
  resetPreview: 'El enlace funciona una sola vez, durante una hora.',
  resetLead: 'Hemos recibido una solicitud de contraseña nueva para {email} en el portal de clientes de {provider}.',
  resetAsk:
    'El enlace siguiente funciona una sola vez, durante una hora. Su contraseña no cambia hasta que elija allí una nueva.',
  resetNotYou: 'Si no ha sido usted, puede ignorar este mensaje.',

  testSubject: 'Mensaje de prueba de {provider}',
  testPreview: 'El correo del portal le llega.',
  testTitle: 'El correo funciona',
  testLead: 'Un administrador del portal le ha enviado este mensaje para comprobar que su correo llega. Ha llegado.',
  testCheck: 'Si está en su bandeja de entrada y no en la de correo no deseado, no hay nada más que hacer.',
  testPortal: 'Portal',
  testSentBy: 'Enviado por',
  testSentAt: 'Enviado el',

  confirmSubject: 'Confirme su dirección de correo electrónico',
  confirmPreview: 'Un clic y su cuenta estará lista.',
  confirmTitle: 'Le damos la bienvenida, {firstName}',
  confirmLead: 'Su cuenta en el portal de clientes de {provider} está casi lista.',
  confirmAsk:
    'Confirme que esta dirección de correo electrónico es suya. El enlace funciona una sola vez, durante 24 horas.',
  confirmAction: 'Confirmar mi dirección de correo',
  confirmNotYou: 'Si no se ha registrado, ignore este mensaje: sin la confirmación nadie puede usar la cuenta.',

  inviteSubject: '{inviter} le invita al portal de {company}',
  invitePreview: 'Cree su cuenta con un enlace, en un plazo de siete días.',
  inviteTitle: 'Únase a {company}',
  inviteLead: '{inviter} le invita a solicitar traducciones para {company} en el portal de clientes de {provider}.',
  inviteStaffLead: '{inviter} le invita a trabajar en el portal de {company}.',
  inviteAsk: 'Con el enlace siguiente se crea su cuenta. Funciona una sola vez, durante siete días.',
  inviteAction: 'Crear mi cuenta',
  inviteNotYou: 'Si no conoce a quien lo envía, ignore este mensaje.',

  codeSubject: '{code} es su código de verificación',
  codePreview: 'Es válido durante 15 minutos.',
  codeTitle: 'Su código de verificación',
  codeLead: 'Escriba este código en la página que se lo ha pedido. Es válido durante 15 minutos.',
  codeNotYou: 'Si no ha pedido ningún código, ignore este mensaje. Nadie de nuestro equipo se lo pedirá nunca.',
})
