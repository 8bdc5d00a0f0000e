import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import { type AutoQuoteAnswer, PaymentType } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { countries, provincesOf } from '../../../shared/address/places.ts'
import { formatMoney } from '../../../shared/format.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { SubmitError } from '../../../shared/forms/submit-error.tsx'
import { useOnChange } from '../../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { Page } from '../../../shared/ui/page/page.tsx'
import { PageSkeleton } from '../../../shared/ui/page/skeleton.tsx'
import { paymentDefaults, useDecision } from '../api.ts'
import css from '../quote.module.css'
import { PaymentFields } from './payment-fields.tsx'
import { type PaymentInputs, paymentFieldNames, paymentSchema, toInputs, toPreferences } from './payment-schema.ts'
import { PaymentTypes } from './payment-types.tsx'

type Props = { quote: AutoQuoteAnswer; onBack: () => void; onAccepted: (type: PaymentType) => void }

/** The last step of accepting: how it is paid, filled in with what is known. */
export default function PaymentStep(props: Props) {
  const known = useQuery(paymentDefaults(props.quote.id))
  return known.isPending ? <PageSkeleton /> : <PaymentForm {...props} known={known.data} />
}

/** The choices that decide which fields there are and what they require. */
type Choices = Pick<PaymentInputs, 'paymentType' | 'countryId'>

function PaymentForm({ quote, onBack, onAccepted, known }: Props & { known: PaymentDefaults | undefined }) {
  const t = useMessages(quoteMessages)
  const { accept } = useDecision(quote.id)
  const [{ paymentType, countryId }, setChoices] = useState<Choices>(() => toInputs(known))
  const type = PaymentType.options.find((one) => one === paymentType)
  const allCountries = useQuery(countries)
  const provinces = useQuery(provincesOf(countryId))
  const places = { countries: allCountries.data ?? [], provinces: provinces.data }
  const hasProvinces = (provinces.data ?? []).length > 0
  const form = useSchemaForm({
    schema: paymentSchema(type, hasProvinces),
    defaultValues: toInputs(known),
    textOf: (_, name) => (name === 'paymentType' ? t('paymentNeeded') : undefined),
  })
  useOnChange(form, setChoices)
  const recheck = useEffectEvent((_type: PaymentType | undefined, _hasProvinces: boolean) => form.recheck())
  useEffect(() => recheck(type, hasProvinces), [type, hasProvinces])
  const { submit, state, isBusy } = useSubmit(form, {
    send: async (values) => {
      await accept(toPreferences(values, places))
      return values.paymentType
    },
    names: paymentFieldNames,
    onDone: onAccepted,
  })
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={top}>
      <Page title={t('paymentTitle')} lead={t('paymentText')} narrow>
        <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.payment}>
          <QuoteTotal quote={quote} />
          <FormField name="paymentType" label={t('paymentOption')}>
            {({ value, error, change }) => <PaymentTypes chosen={value} error={error} onChoose={change} />}
          </FormField>
          {type && <PaymentFields type={type} places={places} />}
          <SubmitError state={state} />
          <div className={css.buttons}>
            <button type="submit" className={button('solid')} disabled={isBusy}>
              {t('confirm')}
            </button>
            <button type="button" className={button('text')} onClick={onBack}>
              {t('back')}
            </button>
          </div>
        </Form>
      </Page>
    </div>
  )
}

function QuoteTotal({ quote }: { quote: AutoQuoteAnswer }) {
  const t = useMessages(quoteMessages)
  const targets = quote.targetLanguages.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
  return (
    <div className={css.bought}>
      <p>
        <strong>{quote.name}</strong> <bdi className={css.quiet}>{quote.number}</bdi>
      </p>
      <p className={css.quiet}>
        {t('fromTo', { source: quote.sourceLanguage.name, targets: targets.join(t('comma')) })}
      </p>
      <p className={css.total}>
        <span>{t('total')}</span>
        <strong>{formatMoney(quote.autoQuote.price)}</strong>
      </p>
    </div>
  )
}
