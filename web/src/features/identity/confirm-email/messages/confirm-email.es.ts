import { translation } from '@portolan/locale/catalog'
import type { en } from './confirm-email.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Confirmación del correo electrónico',
  question: 'Confirme que {email} es su correo electrónico.',
  confirm: 'Confirmar mi correo electrónico',
  confirming: 'Confirmando su correo electrónico…',
  confirmed: 'Su correo electrónico está confirmado.',
  signIn: 'Iniciar sesión',
  invalid: 'El enlace de confirmación del correo electrónico no es válido',
  failed: 'No se pudo confirmar su correo electrónico',
  newLink:
    'El enlace sirve una sola vez y durante 24 horas. Si ya confirmó su correo, simplemente inicie sesión. Si no, inicie sesión para recibir un enlace nuevo.',
})
