import { translation } from '@portolan/locale/catalog'
import type { en } from './staff-tasks.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Requiere su atención',
  nothing: 'Ahora mismo nada requiere su atención.',
  noQueue: 'Su rol no tiene cola en el portal. Su gestor de proyectos le escribirá cuando haya trabajo.',
  toDesk: 'Abrir el escritorio',
  yours: 'Asignado a usted',
  all: 'Todo el equipo',
  overdueSince: 'Atrasado desde el {day}',
  own_OVERDUE: 'Atrasado',
  own_DUE_TODAY: 'Vence hoy',
  own_PROBLEM: 'Con un problema',
  own_UNANSWERED: 'Mensaje sin respuesta',
  all_PROBLEM: {
    one: 'Ver {count} con un problema',
    many: 'Ver los {count} con un problema',
    other: 'Ver los {count} con un problema',
  },
  all_UNANSWERED: {
    one: 'Ver {count} con un mensaje sin respuesta',
    many: 'Ver los {count} con un mensaje sin respuesta',
    other: 'Ver los {count} con un mensaje sin respuesta',
  },
  all_OVERDUE: {
    one: 'Ver {count} atrasado',
    many: 'Ver los {count} de atrasados',
    other: 'Ver los {count} atrasados',
  },
  all_DUE_TODAY: {
    one: 'Ver {count} que vence hoy',
    many: 'Ver los {count} que vencen hoy',
    other: 'Ver los {count} que vencen hoy',
  },
  mine: { one: '{count} asignado a usted', many: '{count} de asignados a usted', other: '{count} asignados a usted' },
  INVOICE: {
    one: '{count} factura por permitir',
    many: '{count} de facturas por permitir',
    other: '{count} facturas por permitir',
  },
  PAYMENT: {
    one: '{count} enlace de pago por enviar',
    many: '{count} de enlaces de pago por enviar',
    other: '{count} enlaces de pago por enviar',
  },
  PROBLEM: {
    one: '{count} solicitud tiene un problema',
    many: '{count} de solicitudes tienen un problema',
    other: '{count} solicitudes tienen un problema',
  },
  DUE_TODAY_PROJECT: {
    one: '{count} pedido vence hoy',
    many: '{count} de pedidos vencen hoy',
    other: '{count} pedidos vencen hoy',
  },
  DUE_TODAY_QUOTE: {
    one: '{count} solicitud por cotizar vence hoy',
    many: '{count} de solicitudes por cotizar vencen hoy',
    other: '{count} solicitudes por cotizar vencen hoy',
  },
  OVERDUE_IN_PROGRESS: {
    one: '{count} proyecto en curso está atrasado',
    many: '{count} de proyectos en curso están atrasados',
    other: '{count} proyectos en curso están atrasados',
  },
  DUE_TODAY_IN_PROGRESS: {
    one: '{count} proyecto en curso vence hoy',
    many: '{count} de proyectos en curso vencen hoy',
    other: '{count} proyectos en curso vencen hoy',
  },
  OVERDUE_IN_QA: {
    one: '{count} proyecto por revisar está atrasado',
    many: '{count} de proyectos por revisar están atrasados',
    other: '{count} proyectos por revisar están atrasados',
  },
  DUE_TODAY_IN_QA: {
    one: '{count} proyecto por revisar vence hoy',
    many: '{count} de proyectos por revisar vencen hoy',
    other: '{count} proyectos por revisar vencen hoy',
  },
  UNANSWERED: {
    one: '{count} cliente espera una respuesta',
    many: '{count} de clientes esperan una respuesta',
    other: '{count} clientes esperan una respuesta',
  },
  EXPIRING: {
    one: '{count} cotización caduca en los próximos tres días',
    many: '{count} de cotizaciones caducan en los próximos tres días',
    other: '{count} cotizaciones caducan en los próximos tres días',
  },
  TO_PRICE: {
    one: '{count} solicitud por cotizar',
    many: '{count} de solicitudes por cotizar',
    other: '{count} solicitudes por cotizar',
  },
  WITH_CLIENT: {
    one: '{count} cotización con el cliente',
    many: '{count} de cotizaciones con clientes',
    other: '{count} cotizaciones con clientes',
  },
  NEW: { one: '{count} proyecto nuevo', many: '{count} de proyectos nuevos', other: '{count} proyectos nuevos' },
  IN_PROGRESS: {
    one: '{count} proyecto en curso',
    many: '{count} de proyectos en curso',
    other: '{count} proyectos en curso',
  },
  IN_QA: {
    one: '{count} proyecto por revisar',
    many: '{count} de proyectos por revisar',
    other: '{count} proyectos por revisar',
  },
  CLOSED: { one: '{count} pedido cerrado', many: '{count} de pedidos cerrados', other: '{count} pedidos cerrados' },
  ALL: { one: '{count} pedido abierto', many: '{count} de pedidos abiertos', other: '{count} pedidos abiertos' },
})
