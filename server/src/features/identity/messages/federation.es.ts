import { translation } from '@portolan/locale/catalog'
import type { en } from './federation.en.ts'

export default translation<typeof en, 'es'>()({
  leaving: 'Inicie sesión en {company}',
  leavingLead: '{company} inicia su sesión en su propia página. Si no ocurre nada, presione el botón.',
  continue: 'Continuar',
  tryAgain: 'Intentarlo de nuevo',

  refused: 'No ha iniciado sesión',
  declined: '{company} no ha iniciado su sesión. Inténtelo de nuevo o pregunte a su administrador.',
  unreachable:
    'En este momento no se puede acceder a la página de inicio de sesión de {company}. Inténtelo de nuevo en un momento.',
  notAccepted: 'No se ha podido aceptar la respuesta de {company}. Inténtelo de nuevo.',
  noAddress:
    '{company} no nos ha enviado una dirección de correo electrónico confirmada suya. Pregunte a su administrador.',
  otherDomain: 'Su dirección de correo electrónico no es de {company}, por lo que no se puede usar aquí.',
  addressTaken:
    'Ya existe una cuenta con su dirección de correo electrónico. Inicie sesión con su contraseña o escriba a {contact} para vincular las dos.',
  disabled: 'Su cuenta está desactivada. Escriba a {contact}.',
})
