import { translation } from '@portolan/locale/catalog'
import type { en } from './pages.en.ts'

export default translation<typeof en, 'es'>()({
  signIn: 'Iniciar sesión',
  email: 'Dirección de correo electrónico',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  errorPrefix: 'Error:',
  wrong: 'La dirección de correo electrónico o la contraseña no son correctas.',
  disabled: 'Esta cuenta está desactivada. Póngase en contacto con {contact}.',
  throttled: {
    one: 'Demasiados intentos. Espere {count} segundo e inténtelo de nuevo.',
    many: 'Demasiados intentos. Espere {count} segundos e inténtelo de nuevo.',
    other: 'Demasiados intentos. Espere {count} segundos e inténtelo de nuevo.',
  },
  enterPassword: 'Introduzca su contraseña.',
  forgotPassword: '¿Ha olvidado la contraseña?',
  continueWith: 'Continuar con {company}',
  passwordInstead: 'Iniciar sesión con una contraseña',
  leavePasswordEmpty: 'Deje la contraseña vacía si su organización se encarga de su inicio de sesión.',
  continue: 'Continuar',
  keepSecret: 'Nadie de nuestro equipo le pedirá nunca su contraseña.',
  help: '¿Problemas para iniciar sesión?',
  contactUs: 'Contacte con nosotros',
  skipToContent: 'Ir al contenido',

  code: 'Introduzca su código',
  codeLead: 'Abra su aplicación de autenticación e introduzca el código de 6 cifras que muestra.',
  codeLabel: 'Código',
  useRecoveryCode: 'Usar un código de recuperación',
  recoveryCode: 'Introduzca un código de recuperación',
  recoveryCodeLead:
    'Introduzca uno de los diez códigos que guardó al configurar su aplicación de autenticación. Cada código funciona una sola vez.',
  recoveryCodeLabel: 'Código de recuperación',
  useApp: 'Usar la aplicación de autenticación',
  otherAccount: 'Iniciar sesión con otra cuenta',
  wrongRecoveryCode: 'Este código de recuperación no es correcto o ya se ha usado.',
  tooManyCodes: 'Demasiados códigos incorrectos. Inicie sesión de nuevo.',

  confirmEmail: 'Confirme su dirección de correo electrónico',
  confirmEmailLead: 'Hemos enviado un enlace a {email}',
  confirmEmailThen:
    'Ábralo para confirmar que la dirección es suya y, después, inicie sesión. Revise también el correo no deseado.',
  sendAgain: 'Enviarlo de nuevo',
  confirmationSent: 'Le hemos enviado un enlace nuevo. El anterior ya no funciona.',

  forgotPasswordLead:
    'Introduzca la dirección de correo electrónico de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.',
  invalidEmail: 'Dirección de correo electrónico no válida',
  sendLink: 'Enviar el enlace',
  backToSignIn: 'Volver al inicio de sesión',
  checkYourMail: 'Revise su correo',
  resetLinkSent: 'Si existe una cuenta para {email}, le llegará un enlace.',
  resetLinkHelp:
    'Es válido durante una hora. Si no lo recibe, revise el correo no deseado, o compruebe la dirección e inténtelo de nuevo.',
  newPasswordTitle: 'Elija una contraseña nueva',
  newPasswordLead: 'Para la cuenta {email}',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repita la contraseña nueva',
  repeatDiffers: 'El valor introducido no coincide con la contraseña nueva',
  passwordRules: 'Al menos 8 caracteres, con una cifra, una mayúscula y una minúscula.',
  savePassword: 'Guardar la contraseña',
  passwordReset: 'Su contraseña ha cambiado',
  passwordResetLead: 'Se han cerrado todas sus sesiones. Inicie sesión con la contraseña nueva para continuar.',
  resetExpired: 'Este enlace ya no funciona',
  resetExpiredLead: 'Ya se ha usado, se envió uno más reciente o ha pasado más de una hora.',
  sendNewLink: 'Enviarme un enlace nuevo',

  demoTitle: 'Cuentas de demostración',
  demoLead: 'Esto es una demostración. Elija quién quiere ser; la contraseña de todas las cuentas es {password}',

  expired: 'Esta página de inicio de sesión ha caducado',
  expiredLead: 'Ha estado abierta demasiado tiempo o ya se ha usado. No se ha perdido nada: empiece de nuevo.',
  startAgain: 'Empezar de nuevo',

  signOut: 'Cerrar sesión',
  signOutQuestion: '¿Quiere cerrar la sesión?',
  signOutLead: 'Se cerrará su sesión del portal en este navegador.',
  staySignedIn: 'Seguir con la sesión abierta',
  signingOut: 'Cerrando su sesión',
  signingOutLead: 'Si no ocurre nada, pulse el botón.',

  signedOut: 'Ha cerrado la sesión',
  signedOutLead: 'Cierre también la ventana del navegador si comparte este equipo con otras personas.',
  toHome: 'Ir a la página de inicio',

  problem: 'No se ha podido iniciar sesión',
  problemLead: 'La solicitud que le ha traído aquí contenía un error. Empiece de nuevo.',
  fault: 'Se ha producido un error por nuestra parte. Inténtelo de nuevo en un momento.',
  errorCode: 'Código de error: {code}',

  passkeySignIn: 'Iniciar sesión con una llave de acceso',
  passkeyInstead: 'Usar una llave de acceso',
})
