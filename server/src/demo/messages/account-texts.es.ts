import { translation } from '@portolan/locale/catalog'
import type { en } from './account-texts.en.ts'

export default translation<typeof en, 'es'>()({
  'admin@portolan.example': 'Área de administración, actuar como otro usuario, paneles',
  'pm@portolan.example': 'Escritorio y paneles de una gestora de proyectos',
  'coordinator@portolan.example': 'Atención al cliente',
  'qa@portolan.example': 'Listas de control de calidad',
  'quoter@portolan.example': 'Solicitudes que esperan un precio',
  'linguist@portolan.example': 'Personal sin panel',
  'client@harbor.example': 'Todo lo que puede tener un cliente',
  'employee@harbor.example': 'Lo mismo, sin derechos sobre la organización',
  'disabled@harbor.example': 'Una cuenta desactivada',
  'client@meridian.example': 'Cotizaciones automáticas',
  'requests@meridian.example': 'Menos aplicaciones de las que tiene el cliente',
  'client@quill.example': 'Un cliente inactivo',
  'client@tandem.example': 'Varias organizaciones',
  'new@tandem.example': 'Tiene que elegir una organización',
  'buyer@procura.example': 'Compras',
  'sso@orbit.example': 'Una cuenta del proveedor de identidad del propio cliente',
})
