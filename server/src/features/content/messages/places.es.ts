import { translation } from '@portolan/locale/catalog'
import type { en } from './places.en.ts'

export default translation<typeof en, 'es'>()({
  ours: 'Todos los motores de este portal funcionan en nuestras propias máquinas. La traducción automática no envía sus textos, archivos ni grabaciones a ninguna otra empresa.',
  others:
    'Los textos, archivos y grabaciones pueden enviarse a estos servicios de otras empresas, que los procesan por nuestra cuenta: {services:list}. Todos los demás motores funcionan en nuestras propias máquinas. Si nos lo pide, para su organización se usan solo esos.',
})
