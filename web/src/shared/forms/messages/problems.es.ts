import fields from '@portolan/contract/errors/fields/es'
import { translation } from '@portolan/locale/catalog'
import type { en } from './problems.en.ts'

export default translation<typeof en, 'es'>()({
  ...fields,
  chooseAtLeastOne: 'Elija al menos una opción',
  invalidEmail: 'Formato de correo electrónico no válido',
  invalidUrl: 'Escriba una dirección web como https://example.com/file.docx',
  invalidDate: 'Escriba la fecha como MM/DD/YYYY',
  invalidNumber: 'Escriba un número',
  notWhole: 'Escriba un número entero',
  tooManyDecimals: {
    one: 'Como máximo, {count} decimal',
    many: 'Como máximo, {count} de decimales',
    other: 'Como máximo, {count} decimales',
  },
  notAbove: 'Escriba más de {limit}',
  notBelow: 'Escriba menos de {limit}',
  charactersLeft: {
    one: 'Queda {count} carácter',
    many: 'Quedan {count} de caracteres',
    other: 'Quedan {count} caracteres',
  },
})
