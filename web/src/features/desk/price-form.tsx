import type { DeskOrder } from '@portolan/contract/desk'
import { useState } from 'react'
import { errorText } from '../../shared/error-text.ts'
import { type Problems, useProblems } from '../../shared/form-problems.ts'
import { formatMoney } from '../../shared/format.ts'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { notify } from '../../shared/ui/snackbar.tsx'
import { TextAreaField } from '../../shared/ui/text-area-field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { useDeskActions } from './api.ts'
import css from './order.module.css'
import { centsOf, deliveryOf, isFee, isNumber, type LineInputs, linesOf, sentLine } from './price-inputs.ts'

const longestNote = 2000

/** Prices each language by hand and sends the quote. */
export function PriceForm({ order }: { order: DeskOrder }) {
  const t = useMessages(deskMessages)
  const { price } = useDeskActions(order.id)
  const [lines, setLines] = useState(() => linesOf(order))
  const [delivery, setDelivery] = useState(() => deliveryOf(order))
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)

  const entries = lines.flatMap((line) => [
    [`pages-${line.languageId}`, line.pages === '' || isNumber(line.pages) ? undefined : t('numberNeeded')] as const,
    [
      `each-${line.languageId}`,
      line.pricePerPage === '' || isNumber(line.pricePerPage) ? undefined : t('priceNeeded'),
    ] as const,
    [`price-${line.languageId}`, centsOf(line) === undefined ? t('priceNeeded') : undefined] as const,
  ])
  const isPassed = delivery !== '' && new Date(`${delivery}T23:59`) < new Date()
  const all: Problems = { ...Object.fromEntries(entries), delivery: isPassed ? t('deliveryPassed') : undefined }
  const { problems, formProps } = useProblems(all, send)

  async function send() {
    setBusy(true)
    try {
      await price({
        lines: lines.map(sentLine),
        rateType: order.rateType,
        expectedDelivery: delivery === '' ? null : new Date(`${delivery}T17:00`).toISOString(),
        note: note.trim(),
      })
      notify(t('quoteSent'))
    } catch (error) {
      notify(errorText(error), 'error')
      setBusy(false)
    }
  }
  const change = (languageId: string, part: Partial<LineInputs>) =>
    setLines((all) => all.map((line) => (line.languageId === languageId ? { ...line, ...part } : line)))
  const total = lines.reduce((sum, line) => sum + (centsOf(line) ?? 0), 0)
  return (
    <form {...formProps} className={css.parts} aria-label={t('pricing')}>
      {order.suggestion && <p className={css.quiet}>{t('fromRates', { client: order.client.name })}</p>}
      {lines.map((line) => (
        <fieldset key={line.languageId} className={css.line}>
          <legend>{line.name}</legend>
          <TextField
            label={t('pagesOf')}
            inputMode="decimal"
            value={line.pages}
            error={problems[`pages-${line.languageId}`]}
            onChange={({ target }) => change(line.languageId, { pages: target.value })}
          />
          <TextField
            label={t('pricePerPage')}
            inputMode="decimal"
            value={line.pricePerPage}
            error={problems[`each-${line.languageId}`]}
            onChange={({ target }) => change(line.languageId, { pricePerPage: target.value })}
          />
          <TextField
            label={t('price')}
            inputMode="decimal"
            value={line.price}
            placeholder={placeholderOf(line)}
            help={isFee(line) ? t('atLeast', { fee: formatMoney(line.fee / 100) }) : undefined}
            error={problems[`price-${line.languageId}`]}
            onChange={({ target }) => change(line.languageId, { price: target.value })}
          />
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

/** What the price will be if nothing else is typed. */
function placeholderOf(line: LineInputs): string {
  const cents = centsOf({ ...line, price: '' })
  return cents === undefined ? '' : (cents / 100).toFixed(2)
}
