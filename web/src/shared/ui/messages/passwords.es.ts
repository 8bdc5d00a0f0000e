import { translation } from '@portolan/locale/catalog'
import type { en } from './passwords.en.ts'

export default translation<typeof en, 'es'>()({
  required: 'La contraseña es obligatoria',
  tooShort: 'La contraseña debe tener 8 caracteres o más',
  tooLong: 'La contraseña debe tener 200 caracteres o menos',
  noDigit: 'La contraseña debe contener un número',
  noUpperCase: 'La contraseña debe contener una letra mayúscula',
  noLowerCase: 'La contraseña debe contener una letra minúscula',
  tooCommon: 'Esta contraseña es demasiado común',
  show: 'Mostrar {label}',
  hide: 'Ocultar {label}',
  rules: 'Su contraseña necesita',
  ruleLength: '8 caracteres o más',
  ruleDigit: 'un número',
  ruleUpperCase: 'una letra mayúscula',
  ruleLowerCase: 'una letra minúscula',
  kept: 'cumplido',
  missing: 'falta',
})
