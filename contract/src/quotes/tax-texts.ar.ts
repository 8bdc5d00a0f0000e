import { translation } from '@portolan/locale/catalog'
import type { taxTexts as en } from './tax-texts.ts'

export const taxTexts = translation<typeof en, 'ar'>()({
  plusTaxes: 'تضاف إليه الضرائب المستحقة',
  amountPlusTaxes: '{amount}، تضاف إليه الضرائب المستحقة',
})
