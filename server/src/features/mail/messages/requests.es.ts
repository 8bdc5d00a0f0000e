import { translation } from '@portolan/locale/catalog'
import type { en } from './requests.en.ts'

export default translation<typeof en, 'es'>()({
  number: 'Número',
  name: 'Nombre',
  open: 'Abrir la solicitud',
  reason: 'Motivo',
  languages: 'Idiomas',
  company: 'Empresa',
  neededBy: 'Se necesita para',

  receivedSubject: 'Hemos recibido su solicitud {number}',
  receivedPreview: 'Qué ocurre ahora y dónde puede seguirlo.',
  receivedTitle: 'Gracias, {firstName}',
  receivedQuote:
    'Hemos recibido su solicitud de cotización. Nuestro equipo de cotizaciones le responderá en un plazo de 1 día hábil.',
  receivedProject: 'Hemos recibido su solicitud de traducción. Nos pondremos en contacto con usted en 24 horas.',

  rejectedSubject: 'Se rechazaron archivos de {number}',
  rejectedPreview: 'Qué problema tienen y qué puede hacer.',
  rejectedTitle: 'Se rechazaron algunos archivos',
  rejectedLead: 'Hemos revisado los archivos que envió y tuvimos que rechazar estos:',
  rejectedByPeople: 'Hemos revisado lo que envió y no podemos trabajar con ello tal como está.',
  rejectedNext:
    'Corríjalos y vuelva a enviar la solicitud. Si cree que están bien, responda a este correo y los revisaremos nosotros.',

  cancelledSubject: '{number} se ha cancelado',
  cancelledPreview: 'El trabajo se ha detenido.',
  cancelledTitle: 'Su solicitud se ha cancelado',
  cancelledLead: 'El trabajo se ha detenido y no se cobrará nada.',

  cancelledNoticeSubject: '{company} ha cancelado {number}',
  cancelledNoticePreview: '{by} la ha cancelado.',
  cancelledNoticeTitle: 'Un cliente ha cancelado una solicitud',
  cancelledNoticeLead: 'La solicitud está cerrada en el escritorio. Detenga el trabajo que ya se haya empezado.',
  cancelledNoticeBy: 'Cancelada por',

  failedSubject: 'No hemos podido continuar con {number}',
  failedPreview: 'El problema es nuestro y ya lo conocemos.',
  failedTitle: 'Se ha producido un error por nuestra parte',
  failedLead:
    'No hemos podido continuar con su solicitud. Nuestro equipo ya lo sabe y lo está resolviendo; por ahora no tiene que hacer nada. Si volvemos a necesitar un archivo suyo, se lo pediremos.',
  failedWhat: 'Qué ha ocurrido',

  newSubject: 'Nueva solicitud {number} de {company}',
  newPreview: '{requester} espera una respuesta.',
  newQuote: 'Una nueva solicitud espera un precio',
  newProject: 'Un nuevo proyecto espera asignación',
  renewalSubject: '{company} solicita una nueva cotización para {number}',
  renewalTitle: 'La cotización ha caducado y el cliente solicita una nueva',
  newRequester: 'Persona de contacto',
  newPhone: 'Teléfono',
  newWorkflow: 'Flujo de trabajo',
  newReference: 'Número de referencia',

  escalatedSubject: '{company} pide traductores profesionales: {number}',
  escalatedTitle: 'Una traducción automática necesita traductores profesionales',
  escalatedNotes: 'Notas',
  escalatedFiles: 'Archivos',
  CLEAN_UP_FORMATTING: 'Corregir el formato',
  NEED_HUMAN_TRANSLATION: 'Se necesita traducción humana',

  failedNoticeSubject: '{number} ha fallado y requiere atención',
  failedNoticePreview: 'Una solicitud se ha detenido y no continuará por sí sola.',
  failedNoticeTitle: 'Una solicitud ha fallado',
  failedNoticeLead:
    'Todos los intentos han fallado y la solicitud no continuará por sí sola. Se ha avisado al solicitante de que ustedes lo están resolviendo.',
  failedNoticeRequester: 'Solicitado por',
  failedNoticeCause: 'Error',
  failedNoticeNext:
    'Está en el escritorio, entre lo que requiere atención. Corrija la causa y deje que la solicitud continúe desde allí.',

  completedSubject: '{number} está listo',
  completedPreview: 'Ya puede descargar sus archivos traducidos.',
  completedTitle: 'Su traducción está lista',
  completedLead: {
    one: 'Ya puede descargar su archivo traducido.',
    many: 'Ya puede descargar sus {count} archivos traducidos.',
    other: 'Ya puede descargar sus {count} archivos traducidos.',
  },
  completedOpen: 'Ver los archivos',
  correctedSubject: 'Archivos corregidos de {number}',
  correctedTitle: 'Hemos corregido archivos de su traducción',
  correctedLead: 'Hemos sustituido o eliminado archivos que le entregamos. Utilice los que hay ahora.',

  messageToClient: 'Un mensaje sobre {number}',
  messageToStaff: '{company} ha escrito sobre {number}',
  messagePreview: '{by} le ha escrito.',
  messageTitle: '{by} le ha escrito',
  messageAnswer: 'Leer y responder',
  messageOpenDesk: 'Responder en el escritorio',

  replyAbove: 'Escriba su respuesta por encima de esta línea',
  replyRefusedSubject: 'No hemos podido aceptar su respuesta sobre {number}',
  replyRefusedPreview: 'Por qué, y dónde puede escribir en su lugar.',
  replyRefusedTitle: 'Su respuesta no se ha enviado',
  replyRefusedEMPTY: 'Su correo no tenía texto por encima de la línea donde empieza la respuesta.',
  replyRefusedTOO_LONG: 'Su respuesta es demasiado larga: un mensaje tiene como máximo {most:number} caracteres.',
  replyRefusedOTHER_SENDER: 'La respuesta llegó desde una dirección distinta de la de su cuenta.',
  replyRefusedUNREADABLE: 'No se ha podido leer su correo.',
  replyRefusedFILES: 'No se han podido aceptar los archivos adjuntos: son demasiados o demasiado grandes.',
  replyRefusedTOO_MANY: 'Ha enviado demasiados mensajes en poco tiempo.',
  replyRefusedREFUSED: 'No se ha podido agregar el mensaje a la solicitud.',
  replyRefusedNext: 'Escriba su mensaje en el portal, por favor.',

  attachments: 'Archivos adjuntos',

  problemSubject: '{company} informa de un problema con {number}',
  problemPreview: '{by} no está conforme con los archivos entregados.',
  problemTitle: 'Un cliente informa de un problema con una entrega',
  problemBy: 'Informado por',
  problemFiles: 'Archivos',
  problemNext: 'Está en el escritorio, en «Requieren atención». Corrija la entrega o responda en los mensajes.',
  problemOpenDesk: 'Abrir el pedido',

  EMPTY: 'el archivo está vacío',
  TOO_LARGE: 'el archivo es demasiado grande',
  UNREADABLE: 'el archivo está dañado o no se puede leer',
  PASSWORD_PROTECTED: 'el archivo está protegido con contraseña',
  MACROS: 'el archivo contiene macros',
  ARCHIVE_BOMB: 'el archivo ocupa más de lo debido al descomprimirse',
  UNSAFE_CONTENT: 'el archivo contiene algo que no es seguro abrir',
  ALTERED: 'el archivo ya no es el que se envió',
  TYPE_MISMATCH: 'el contenido no corresponde al nombre del archivo',
  UNSUPPORTED_TYPE: 'los archivos de este tipo no se pueden traducir',
  MALWARE: 'el archivo contiene software malicioso',
})
