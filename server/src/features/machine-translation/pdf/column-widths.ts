import { content } from '../../../platform/pdf/page-size.ts'

const shortestColumn = 6
const longestColumn = 45

/** Shares the width of the page between the columns by the length of their texts. */
export function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(1, ...rows.map((row) => row.length))
  const lengths = Array.from({ length: columns }, (_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0), 0)
    return Math.min(longestColumn, Math.max(shortestColumn, longest))
  })
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.map((length) => (length / total) * content.width)
}
