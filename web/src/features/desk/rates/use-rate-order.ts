import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { compareNames } from '../../../shared/names-in-order.ts'
import { pairOf, type RateInputs } from './rates-schema.ts'

const columns = ['languages', 'unitPrice'] as const
export type SortedColumn = (typeof columns)[number]
type Sort = { readonly column: SortedColumn; readonly isDescending: boolean }

/**
 * The order of the rows, which stands in the address. Rows stay where they are while their price is typed, and new ones
 * come last, until the reader sorts again.
 */
export function useRateOrder(typed: readonly RateInputs[], nameOf: (rate: RateInputs) => string) {
  const navigate = useNavigate()
  const { sort: asked } = useSearch({ strict: false }) as { sort?: unknown }
  const [sort, setSort] = useState(() => readSort(asked))
  const [order, setOrder] = useState(() => pairsInOrder(typed, sort, nameOf))

  function sortBy(column: SortedColumn, isDescending: boolean) {
    const next = { column, isDescending }
    setSort(next)
    setOrder(pairsInOrder(typed, next, nameOf))
    const search = { sort: `${isDescending ? '-' : ''}${column}` } as never
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  const placeOf = (rate: RateInputs) => {
    const place = order.indexOf(pairOf(rate))
    return place < 0 ? order.length : place
  }
  const inOrder = <Row extends RateInputs>(rows: readonly Row[]): Row[] =>
    rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  return { sort, sortBy, inOrder }
}

function readSort(asked: unknown): Sort {
  const text = typeof asked === 'string' ? asked : ''
  const column = columns.find((each) => each === text.replace('-', '')) ?? 'languages'
  return { column, isDescending: text.startsWith('-') }
}

function pairsInOrder(rates: readonly RateInputs[], sort: Sort, nameOf: (rate: RateInputs) => string): string[] {
  const byName = (one: RateInputs, other: RateInputs) => compareNames(nameOf(one), nameOf(other))
  // Prices of different units cannot be compared.
  const byPrice = (one: RateInputs, other: RateInputs) =>
    one.unit.localeCompare(other.unit) || Number(one.unitPrice) - Number(other.unitPrice) || byName(one, other)
  const sorted = rates.toSorted(sort.column === 'languages' ? byName : byPrice)
  return (sort.isDescending ? sorted.toReversed() : sorted).map(pairOf)
}
