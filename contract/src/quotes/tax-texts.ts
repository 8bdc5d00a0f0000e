/** Prices exclude taxes, as the terms say: written with every price that is offered or accepted. */
export const taxTexts = {
  plusTaxes: 'plus taxes where they apply',
  amountPlusTaxes: '{amount} plus taxes where they apply',
} as const
