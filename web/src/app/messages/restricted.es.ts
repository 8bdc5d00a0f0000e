import { translation } from '@portolan/locale/catalog'
import type { en } from './restricted.en.ts'

export default translation<typeof en, 'es'>()({
  restricted: 'El acceso a esta página está restringido.',
  restrictedAdvice: 'Si usted debería tener acceso, consulte a su administrador o escríbanos.',
  staffOnly: 'Esta página es para nuestro personal.',
  staffOnlyAdvice: 'Sus solicitudes y herramientas están en la página de inicio.',
  applicationDisabled: 'Esta aplicación no está habilitada para su cuenta.',
})
