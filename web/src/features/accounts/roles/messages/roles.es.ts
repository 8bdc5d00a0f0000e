import { translation } from '@portolan/locale/catalog'
import type { en } from './roles.en.ts'

export default translation<typeof en, 'es'>()({
  CLIENT_MANAGER: 'Fija precios, asigna, entrega y cierra pedidos.',
  PROJECT_COORDINATOR: 'Como el gestor de proyectos, como coordinador de un pedido.',
  QUOTER: 'Fija precios y edita las tarifas de los clientes.',
  QA: 'Revisa traducciones y agrega archivos.',
  DESKTOP_PUBLISHER: 'Maqueta documentos y los envía a revisión.',
  ENGINEER: 'Prepara archivos y los envía a revisión.',
  POWER_USER: 'Todo en el escritorio y las tarifas. Sin administración.',
  ADMIN: 'Todo: también clientes, usuarios y ajustes.',
  LINGUIST: 'Inicia sesión y consulta la ayuda. Ya no se asigna, porque no tiene permisos.',
  OPERATOR: 'Inicia sesión y consulta la ayuda. Ya no se asigna, porque no tiene permisos.',
  SUPER_USER: 'Inicia sesión y consulta la ayuda. Ya no se asigna, porque no tiene permisos.',
  EXECUTIVE: 'Inicia sesión y consulta la ayuda. Ya no se asigna, porque no tiene permisos.',
  CLIENT_EMPLOYEE: 'Hace solicitudes, responde a cotizaciones y descarga traducciones.',
  CLIENT: 'Lo mismo, y además gestiona los usuarios y los ajustes compartidos de la organización.',
})
