/** As many columns as fit, or fewer, so that the last row is about as long as the others. */
export const balancedColumns = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))
