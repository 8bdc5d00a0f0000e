import { expect, it } from 'vitest'
import { balancedColumns } from './balanced-columns.ts'

it('leaves no card alone on the last row where fewer columns can help it', () => {
  const columns = (most: number) => [1, 5, 6, 7, 8, 9, 11, 12].map((count) => balancedColumns(count, most))
  expect(columns(5)).toEqual([1, 5, 3, 4, 4, 5, 4, 4])
  expect(columns(4)).toEqual([1, 3, 3, 4, 4, 3, 4, 4])
})
