import { translation } from '@portolan/locale/catalog'
import type { en } from './roles.en.ts'

export default translation<typeof en, 'es'>()({
  CLIENT_MANAGER: 'Gestiona proyectos: fija precios, asigna, entrega y cierra pedidos.',
  PROJECT_COORDINATOR: 'Coordina proyectos: fija precios, asigna, entrega y cierra pedidos.',
  QUOTER: 'Fija el precio de las solicitudes y edita las tarifas de los clientes.',
  QA: 'Revisa traducciones y agrega archivos a los pedidos.',
  LINGUIST: 'Inicia sesión y consulta la ayuda. No tiene escritorio ni panel.',
  DESKTOP_PUBLISHER: 'Agrega archivos a los pedidos y los envía a control de calidad.',
  ENGINEER: 'Agrega archivos a los pedidos y los envía a control de calidad.',
  POWER_USER: 'Todo en el escritorio y las tarifas de los clientes. Sin administración.',
  ADMIN: 'Todo: escritorio, tarifas, clientes, usuarios y ajustes. Puede actuar como otros usuarios.',
  OPERATOR: 'Inicia sesión y consulta la ayuda. No tiene escritorio ni panel.',
  SUPER_USER: 'Inicia sesión y consulta la ayuda. No tiene escritorio ni panel.',
  EXECUTIVE: 'Inicia sesión y consulta la ayuda. No tiene escritorio ni panel.',
  CLIENT_EMPLOYEE: 'Hace solicitudes, responde a presupuestos y descarga traducciones.',
  CLIENT: 'Lo mismo, y además gestiona los usuarios y los ajustes compartidos de la organización.',
})
