import { color } from '../../../platform/colors.ts'
import type { Style } from '../../../platform/pdf/text-setter.ts'

const regular = { weight: 400, color: color('text') } as const
const bold = { weight: 600, color: color('text') } as const

export const ruleColor = color('border')

/** The look of a translated document. Levels of headings are 1 to 3. */
export const styles = {
  headings: [
    { ...bold, size: 20 },
    { ...bold, size: 15 },
    { ...bold, size: 12.5 },
  ],
  text: { ...regular, size: 10.5 },
  cell: { ...regular, size: 9.5 },
  narrowCell: { ...regular, size: 7.5 },
  pageNumber: { ...regular, size: 8.5, color: color('text-2'), align: 'end' },
} as const satisfies Record<string, Style | readonly Style[]>

/** The space below a block, in points. */
export const gaps = { heading: 6, paragraph: 7, item: 3, table: 12, image: 10 } as const
