import type { DeskOrder } from '@portolan/contract/desk/desk'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { type Problems, useProblems } from '../../../shared/form-problems.ts'
import { formatMoney } from '../../../shared/format.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { TextAreaField } from '../../../shared/ui/fields/text-area-field.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import css from '../order/order.module.css'
import { centsOf, isBelowMinimum, isFlat, isNumber, type LineInputs, linesOf, sentLine } from './price-inputs.ts'

const longestNote = 2000

/** Prices each language by hand and sends the quote. */
export function PriceForm({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const { price } = useDeskActions(order.id)
  const [lines, setLines] = useState(() => linesOf(order))
  const [delivery, setDelivery] = useState(order.suggestion?.deliveryDay ?? '')
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)

  const isWrong = (line: LineInputs, typed: string) => !isFlat(line) && !isNumber(typed)
  const entries = lines.flatMap((line) => [
    [`pages-${line.languageId}`, isWrong(line, line.pages) ? t('numberNeeded') : undefined] as const,
    [`each-${line.languageId}`, isWrong(line, line.pricePerPage) ? t('priceNeeded') : undefined] as const,
    [`flat-${line.languageId}`, isFlat(line) && !isNumber(line.flatPrice) ? t('priceNeeded') : undefined] as const,
  ])
  const isPassed = delivery !== '' && new Date(`${delivery}T23:59`) < new Date()
  const all: Problems = { ...Object.fromEntries(entries), delivery: isPassed ? t('deliveryPassed') : undefined }
  const { problems, formProps } = useProblems(all, send)

  async function send() {
    setBusy(true)
    const deliveryDay = delivery || null
    try {
      await price({ lines: lines.map(sentLine), rateType: order.rateType, deliveryDay, note: note.trim() })
      notify(t('quoteSent'))
    } catch (error) {
      notify(errorText(error), 'error')
      setBusy(false)
    }
  }
  const change = (languageId: string, part: Partial<LineInputs>) =>
    setLines((all) => all.map((line) => (line.languageId === languageId ? { ...line, ...part } : line)))
  const counted = order.request?.count?.pages
  const pagesHelpOf = (line: LineInputs): string | undefined => {
    if (isBelowMinimum(line)) return t('belowMinimum', { count: line.minimumPages })
    const isMinimum = counted !== undefined && counted < line.minimumPages && line.pages === String(line.minimumPages)
    return isMinimum ? t('atMinimum', { pages: line.minimumPages, counted }) : undefined
  }
  const total = lines.reduce((sum, line) => sum + (centsOf(line) ?? 0), 0)
  return (
    <form {...formProps} className={css.parts} aria-label={t('pricing')}>
      {order.suggestion && order.suggestion.lines.length > 0 && (
        <p className={css.quiet}>{t('fromRates', { client: order.client.name })}</p>
      )}
      {lines.map((line) => (
        <fieldset key={line.languageId} className={css.line}>
          <legend>{line.name}</legend>
          <TextField
            label={t('pagesOf')}
            inputMode="decimal"
            value={line.pages}
            disabled={isFlat(line)}
            help={pagesHelpOf(line)}
            error={problems[`pages-${line.languageId}`]}
            onChange={({ target }) => change(line.languageId, { pages: target.value })}
          />
          <TextField
            label={t('pricePerPage')}
            inputMode="decimal"
            value={line.pricePerPage}
            disabled={isFlat(line)}
            error={problems[`each-${line.languageId}`]}
            onChange={({ target }) => change(line.languageId, { pricePerPage: target.value })}
          />
          <TextField
            label={t('flatPrice')}
            optional
            inputMode="decimal"
            value={line.flatPrice}
            error={problems[`flat-${line.languageId}`]}
            onChange={({ target }) => change(line.languageId, { flatPrice: target.value })}
          />
          <p className={css.linePrice}>
            {t('price')} <strong>{formatCents(centsOf(line))}</strong>
          </p>
        </fieldset>
      ))}
      <p className={css.total}>
        {t('total')} <strong>{formatMoney(total / 100)}</strong>
      </p>
      <TextField
        type="date"
        label={t('delivery')}
        optional
        value={delivery}
        help={delivery === '' ? t('deliveryMissing') : undefined}
        error={problems.delivery}
        onChange={({ target }) => setDelivery(target.value)}
      />
      <TextAreaField
        label={t('note')}
        optional
        value={note}
        maxLength={longestNote}
        dir="auto"
        onChange={({ target }) => setNote(target.value)}
      />
      <div>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {t('sendQuote')}
        </button>
      </div>
    </form>
  )
}

const formatCents = (cents: number | undefined): string => (cents === undefined ? '–' : formatMoney(cents / 100))
