/** A number in a content stream, with at most six digits after the point: more would be written in exponent form. */
export const operand = (value: number, digits = 3): string => String(Math.round(value * 10 ** digits) / 10 ** digits)
