import { translation } from '@portolan/locale/catalog'
import type { en } from './en.ts'

export default translation<typeof en, 'es'>()({
  required: 'Obligatorio',
  chooseAtLeastOne: 'Elija al menos una opción',
  choose: 'Elija una opción de la lista',
  invalidFormat: 'Formato no válido',
  invalidEmail: 'Formato de correo electrónico no válido',
  invalidUrl: 'Escriba una dirección web como https://example.com/file.docx',
  invalidDate: 'Escriba la fecha como MM/DD/YYYY',
  invalidNumber: 'Escriba un número',
  notWhole: 'Escriba un número entero',
  tooManyDecimals: {
    one: 'Como máximo {count} decimal',
    many: 'Como máximo {count} decimales',
    other: 'Como máximo {count} decimales',
  },
  tooLong: {
    one: 'Como máximo {count} carácter',
    many: 'Como máximo {count} caracteres',
    other: 'Como máximo {count} caracteres',
  },
  tooShort: {
    one: 'Como mínimo {count} carácter',
    many: 'Como mínimo {count} caracteres',
    other: 'Como mínimo {count} caracteres',
  },
  tooMany: {
    one: 'Como máximo {count} elemento',
    many: 'Como máximo {count} elementos',
    other: 'Como máximo {count} elementos',
  },
  tooFew: {
    one: 'Como mínimo {count} elemento',
    many: 'Como mínimo {count} elementos',
    other: 'Como mínimo {count} elementos',
  },
  tooLow: 'Escriba {limit} o más',
  tooHigh: 'Escriba {limit} o menos',
  notAbove: 'Escriba más de {limit}',
  notBelow: 'Escriba menos de {limit}',
  noSemicolons: 'No se permite el punto y coma en los nombres de proyecto',
  firstNameRequired: 'El nombre es obligatorio.',
  lastNameRequired: 'El apellido es obligatorio.',
  validEmailRequired: 'Se necesita una dirección de correo electrónico válida.',
  charactersLeft: {
    one: 'Queda {count} carácter',
    many: 'Quedan {count} caracteres',
    other: 'Quedan {count} caracteres',
  },
})
