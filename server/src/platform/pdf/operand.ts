/** A number in a content stream: short, and never in exponent form. */
export const operand = (value: number, digits = 3): string => {
  const text = (Math.round(value * 10 ** digits) / 10 ** digits).toFixed(digits)
  return text.replace(/\.?0+$/, '').replace(/^-0$/, '0')
}
