import { translation } from '@portolan/locale/catalog'
import type { en } from './compare.en.ts'

export default translation<typeof en, 'es'>()({
  title: 'Comparar formas de traducir estos archivos',
  lead: 'Los mismos archivos, traducidos por máquina o por personas.',
  forWords: 'Palabras por idioma: {count:number}.',
  MACHINE: 'Traducción automática',
  MACHINE_WITH_REVIEW: 'Traducción automática revisada',
  HUMAN: 'Traducción humana',
  included: 'Incluida',
  priceByQuote: 'Precio a consultar',
  minimum: 'Se aplica un precio mínimo.',
  readyNow: 'Ya disponible',
  have: 'Ya tiene estos archivos',
  notReady: 'No disponible para estos archivos',
  readyBy: 'Lista para el {day} si la pide hoy',
  dateWithQuote: 'Le indicaremos la fecha',
  expect_MACHINE: 'Para entender un texto o para uso interno. Puede contener errores que nadie ha revisado.',
  expect_MACHINE_WITH_REVIEW: 'Un traductor corrige el texto de la máquina. Para documentos en los que otros se basan.',
  expect_HUMAN: 'Un traductor lo escribe para sus lectores. Para publicaciones, contratos y todo lo delicado.',
  choose_MACHINE_WITH_REVIEW: 'Solicitar una revisión',
  choose_HUMAN: 'Solicitar traducción',
  reviewReason: 'Revise y corrija la traducción automática, por favor.',
})
