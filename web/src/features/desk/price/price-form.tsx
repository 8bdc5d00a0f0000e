import type { DeskOrder } from '@portolan/contract/desk/desk'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { formatMoney, formatProviderDay } from '../../../shared/format.ts'
import { FormText, FormTextArea } from '../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../shared/forms/leaving/leave-guard.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { notifyAbout } from '../../../shared/ui/snackbar.tsx'
import { useDeskActions } from '../api.ts'
import { deskMessages } from '../messages/desk.ts'
import { deskOrderMessages } from '../messages/order.ts'
import { sentQuoteMessages } from '../messages/sent-quotes.ts'
import css from '../order/order.module.css'
import { targetsByName } from '../order/target-languages.ts'
import { closeIfOutrun } from '../outrun.ts'
import { BelowMinimum } from './below-minimum.tsx'
import { NeededByNote } from './needed-by-note.tsx'
import { PriceLineFields } from './price-line-fields.tsx'
import { lastQuoteOf, priceSchema, readCents, toInputs } from './price-schema.ts'

type Props = {
  order: DeskOrder
  /** Set to replace the quote that the client has; called when that is done or given up. */
  onRevised?: () => void
}

/** Prices each language by hand and sends the quote. */
export default function PriceForm({ order, onRevised }: Props) {
  const sent = useMessages(sentQuoteMessages)
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const { price, reviseQuote } = useDeskActions(order.id)
  const { count, neededBy } = order.request ?? {}
  const { minimumCharge } = order
  const form = useSchemaForm({
    schema: priceSchema(minimumCharge),
    defaultValues: toInputs(order),
    textOf: ({ code }, name) => {
      if (code === 'dayPassed') return t('deliveryPassed')
      if (code === 'belowMinimum') return sent('belowChargeNeeded')
      if (code !== 'required' && code !== 'invalidNumber') return undefined
      return name.endsWith('.quantity') ? t('numberNeeded') : t('priceNeeded')
    },
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: (values) => {
      const body = { ...values, rateType: order.rateType }
      if (onRevised) return closeIfOutrun(reviseQuote(body).then(() => notifyAbout(order.id, sent('revised'))))
      return price(body).then((coordinator) =>
        notifyAbout(order.id, order.coordinator || !coordinator ? t('quoteSent') : sent('sentAndAssigned')),
      )
    },
    onDone: () => onRevised?.(),
  })
  const { fields } = form
  const isRevision = onRevised !== undefined
  // The button that opened the form is gone.
  useEffect(() => {
    if (isRevision) fields.focus('lines.0.unitPrice')
  }, [isRevision, fields])
  const { lines, deliveryDay } = useWatch({ control: form.methods.control })
  const prices = (lines ?? []).map((line) => readCents(line as never))
  const total = prices.includes(undefined) ? undefined : prices.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)
  const isBelowMinimum = prices.some((cents) => cents !== undefined && cents < Math.round(minimumCharge * 100))
  const { setValue } = form.methods
  useEffect(() => {
    // Prices that are lowered again are asked about again.
    if (!isBelowMinimum) setValue('allowsBelowMinimum', false)
  }, [isBelowMinimum, setValue])
  const pastDueHelp =
    order.isPastDue && order.deadline ? t('deliveryAfterDue', { day: formatProviderDay(order.deadline) }) : undefined
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.parts} aria-label={t('pricing')}>
      <LeaveGuard />
      {count && (
        <p className={css.quiet}>
          {t('volume')}: {t('words', { count: count.words })} · {t('pages', { count: count.pages })}.{' '}
          <Link to="." search={{ tab: 'request' } as never} replace resetScroll={false}>
            {words('seeRequest')}
          </Link>
        </p>
      )}
      {!onRevised && lastQuoteOf(order) && <p className={css.quiet}>{t('fromLastQuote')}</p>}
      {!lastQuoteOf(order) && order.suggestion && order.suggestion.lines.length > 0 && (
        <p className={css.quiet}>{t('fromRates', { client: order.client.name })}</p>
      )}
      {targetsByName(order).map(({ id, name }, at) => (
        <PriceLineFields key={id} name={`lines.${at}`} language={name} order={order} line={lines?.[at] as never} />
      ))}
      {isBelowMinimum && <BelowMinimum minimumCharge={minimumCharge} />}
      <div className={css.delivery}>
        <FormText
          name="deliveryDay"
          type="date"
          label={t('delivery')}
          help={deliveryDay === '' ? t('deliveryMissing') : pastDueHelp}
        />
        {neededBy && <NeededByNote neededBy={neededBy} deliveryDay={deliveryDay} />}
      </div>
      <FormTextArea name="note" label={t('note')} dir="auto" />
      <SubmitError state={state} />
      <div className={css.sendBar} data-foot-bar="">
        <p>
          {t('total')} <strong>{total === undefined ? '–' : formatMoney(total / 100)}</strong>
        </p>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {onRevised ? sent('send') : t('sendQuote')}
        </button>
        {onRevised && (
          <button type="button" className={button('text')} onClick={onRevised}>
            {sent('keep')}
          </button>
        )}
      </div>
    </Form>
  )
}
