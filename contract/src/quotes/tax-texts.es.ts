import { translation } from '@portolan/locale/catalog'
import type { taxTexts as en } from './tax-texts.ts'

export const taxTexts = translation<typeof en, 'es'>()({
  plusTaxes: 'más los impuestos que correspondan',
  amountPlusTaxes: '{amount} más los impuestos que correspondan',
})
