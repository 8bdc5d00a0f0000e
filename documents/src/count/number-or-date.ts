/** No number or date is longer, so this much of a cell is enough to decide. */
export const longestNumberOrDate = 40

const signs = '[-+−±~<>=≤≥≈]?'
const currency = '[$€£¥₹₽₩₺฿]?'
const digits = "\\d+(?:[.,'’ \\u00a0\\u202f]\\d+)*"
const number = new RegExp(`^\\(?${signs} ?${currency} ?${digits}(?:[eE][-+]?\\d+)? ?[%‰°]?${currency}\\)?$`)
const time = '\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,6})?)?'
const day = '\\d{1,4}([-./])\\d{1,2}\\1\\d{1,4}\\.?'
const date = new RegExp(`^(?:${day}(?:[ T]${time}(?:Z|[+-]\\d{2}:?\\d{2})?)?|${time})$`)

/** Whether a cell holds only a number, an amount, a date or a time. A code such as 4711-0815 is none of them. */
export function isNumberOrDate(cell: string): boolean {
  if (cell.length > longestNumberOrDate) return false
  const text = cell.trim()
  return number.test(text) || date.test(text)
}
