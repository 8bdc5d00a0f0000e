import type { Language } from '@portolan/contract/reference/reference'
import { nameInSentence } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { FoldingTable } from '../../../shared/ui/page/folding-table.tsx'
import { deskMessages } from '../messages/desk.ts'
import { rateMessages } from './messages/rates.ts'
import { RateRow } from './rate-row.tsx'
import { pairOf, type RateInputs } from './rates-schema.ts'
import { type SortedColumn, useRateOrder } from './use-rate-order.ts'

type Props = {
  /** As they are typed. */
  rates: readonly RateInputs[]
  languages: readonly Language[]
  /** Absent for people who may read the rates but not change them. */
  onRemove?: ((at: number) => void) | undefined
}

/** A row for each pair of languages. */
export function RateTable({ rates, languages, onRemove }: Props) {
  const t = useMessages(rateMessages)
  const desk = useMessages(deskMessages)
  const nameOf = (id: string) => languages.find((language) => language.id === id)?.name ?? id
  const pairName = (rate: RateInputs) =>
    desk('fromTo', {
      source: nameInSentence(nameOf(rate.sourceLanguageId)),
      targets: nameInSentence(nameOf(rate.targetLanguageId)),
    })
  const { sort, sortBy, inOrder } = useRateOrder(rates, pairName)
  const heads: Record<SortedColumn, string> = { languages: desk('languages'), unitPrice: desk('unitPrice') }
  const amounts = [heads.unitPrice, t('minimumQuantity'), t('rushFactor'), t('pagesPerDay')]
  const columns = onRemove
    ? [heads.languages, desk('pricedBy'), ...amounts, t('actions')]
    : [heads.languages, ...amounts]
  return (
    <FoldingTable
      label={desk('rates')}
      columns={columns}
      amounts={onRemove ? [] : amounts}
      folds="early"
      sorting={{
        columns: Object.values(heads),
        sorted: heads[sort.column],
        isDescending: sort.isDescending,
        onSort: (head, isDescending) => sortBy(head === heads.languages ? 'languages' : 'unitPrice', isDescending),
      }}
    >
      {inOrder(rates.map((rate, at) => ({ ...rate, at }))).map(({ at, ...rate }) => (
        <RateRow
          key={pairOf(rate)}
          rate={rate}
          pair={pairName(rate)}
          name={`rates.${at}`}
          onRemove={onRemove && (() => onRemove(at))}
        />
      ))}
    </FoldingTable>
  )
}
