import { translation } from '@portolan/locale/catalog'
import type { en } from './security.en.ts'

export default translation<typeof en, 'es'>()({
  'password-changed': 'Su contraseña ha cambiado',
  'password-changed.lead': 'La contraseña de su cuenta ha cambiado. Se han cerrado todas las demás sesiones.',
  'mfa-enabled': 'Su aplicación de autenticación está activada',
  'mfa-enabled.lead':
    'A partir de ahora, al iniciar sesión con su contraseña se le pedirá también un código de su aplicación de autenticación.',
  'mfa-disabled': 'Su aplicación de autenticación está desactivada',
  'mfa-disabled.lead': 'Al iniciar sesión ya no se pide ningún código. Los códigos de recuperación ya no funcionan.',
  'recovery-code-used': 'Se ha usado un código de recuperación',
  'recovery-code-used.lead':
    'Alguien ha iniciado sesión en su cuenta con uno de sus códigos de recuperación. Cada código funciona una sola vez.',
  'recovery-codes-renewed': 'Tiene códigos de recuperación nuevos',
  'recovery-codes-renewed.lead':
    'Se han creado diez códigos de recuperación nuevos para su cuenta. Los anteriores ya no funcionan.',
  'passkey-added': 'Se ha agregado una llave de acceso',
  'passkey-added.lead': 'Una llave de acceso nueva puede iniciar sesión en su cuenta.',
  'passkey-removed': 'Se ha quitado una llave de acceso',
  'passkey-removed.lead': 'Esta llave de acceso ya no inicia sesión en su cuenta.',
  'api-key-created': 'Se ha creado una clave de API',
  'api-key-created.lead': 'Un programa que tenga esta clave puede actuar en el portal en su nombre.',
  'api-key-revoked': 'Se ha revocado una clave de API',
  'api-key-revoked.lead': 'Los programas ya no pueden usar esta clave.',
  passkey: 'Llave de acceso',
  apiKey: 'Clave de API',
  codesLeft: 'Códigos de recuperación restantes',
  when: 'Cuándo',
  address: 'Desde la dirección',
  wasItYou:
    'Si ha sido usted, no tiene que hacer nada. Si no, elija una contraseña nueva con «¿Olvidó su contraseña?» en la página de inicio de sesión y escriba enseguida a {contact}.',
})
