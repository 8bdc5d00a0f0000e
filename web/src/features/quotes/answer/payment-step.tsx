import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import { type AutoQuoteAnswer, type PaymentPreferences, PaymentType } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isProvinceRequired } from '../../../shared/address/address-schema.ts'
import { addressMessages } from '../../../shared/address/messages/address.ts'
import { countries, provincesOf } from '../../../shared/address/places.ts'
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { Form } from '../../../shared/forms/form.tsx'
import { FormFields } from '../../../shared/forms/form-fields.tsx'
import { useOnChange } from '../../../shared/forms/use-on-change.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { focusOnMount } from '../../../shared/ui/focus-on-mount.ts'
import card from '../../../shared/ui/page/card.module.css'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { paymentDefaults, useDecision } from '../api.ts'
import { CodePanel } from '../code-panel.tsx'
import quoteCss from '../quote.module.css'
import { AcceptError } from './accept-error.tsx'
import { AgreementField } from './agreement-field.tsx'
import css from './answer.module.css'
import { BilledTo } from './billed-to.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { FoldedOrder, OrderSummary } from './order-summary.tsx'
import { PaymentFields } from './payment-fields.tsx'
import {
  fillIn,
  type PaymentInputs,
  paymentFieldNames,
  paymentSchema,
  toInputs,
  toPreferences,
} from './payment-schema.ts'
import { PaymentTypes } from './payment-types.tsx'

type Props = {
  quote: AutoQuoteAnswer
  request: JobRequest
  /** False: the terms have to be agreed to here. */
  isAgreed: boolean
  onBack: () => void
  onAccepted: (payment: PaymentPreferences) => void
  /** Somebody changed, withdrew or answered it meanwhile. */
  onOutdated: () => void
}

/** When the work of a new customer starts. */
const startTexts = {
  CREDIT_CARD: 'paymentTextCard',
  BILL_TO_ACCOUNT: 'paymentText',
  INVOICE_DIRECTLY: 'paymentTextInvoice',
} as const

/** The last step of accepting: how it is paid, filled in with what is known. */
export default function PaymentStep(props: Props) {
  const known = useQuery(paymentDefaults(props.quote.id))
  return known.isPending ? <Skeleton count={6} /> : <PaymentForm {...props} known={known.data} />
}

/** The choices that decide which fields there are and what they require. */
type Choices = Pick<PaymentInputs, 'paymentType' | 'countryId'>

type FormProps = Props & { known: PaymentDefaults | undefined }

function PaymentForm({ quote, request, isAgreed, onBack, onAccepted, onOutdated, known }: FormProps) {
  const t = useMessages(quoteMessages)
  const addresses = useMessages(addressMessages)
  // The price that the reader came with: a new one is shown with the quote, not under a form that is being filled in.
  const [opened] = useState(quote)
  const { accept } = useDecision(opened)
  const payer = known?.payer ?? 'CLIENT'
  const [{ paymentType, countryId }, setChoices] = useState<Choices>(() => toInputs(known, isAgreed))
  const type = PaymentType.options.find((one) => one === paymentType)
  const allCountries = useQuery(countries)
  const provinces = useQuery(provincesOf(countryId))
  const places = { countries: allCountries.data ?? [], provinces: provinces.data }
  const needsProvince = isProvinceRequired(countryId, provinces.data)
  const form = useSchemaForm({
    schema: paymentSchema({ payer, type, needsProvince }),
    defaultValues: toInputs(known, isAgreed),
    textOf: ({ code }, name) => {
      if (code === 'agreementNeeded') return t(code)
      if (name === 'paymentType') return t('paymentNeeded')
      return name === 'provinceId' && code === 'required' ? addresses('provinceNeeded') : undefined
    },
  })
  useOnChange(form, setChoices)
  const recheck = useEffectEvent((_needsProvince: boolean) => form.recheck())
  useEffect(() => recheck(needsProvince), [needsProvince])
  const { submit, state, isBusy } = useSubmit(form, {
    send: async (values) => {
      const payment = toPreferences(values, places)
      return (await accept(payment)) ? payment : undefined
    },
    names: paymentFieldNames,
    onDone: (payment) => (payment ? onAccepted(payment) : onOutdated()),
  })
  /** The fields of another type begin without problems. */
  const choose = (chosen: PaymentType) => {
    const values = { ...form.methods.getValues(), paymentType: chosen }
    form.resetTo(values)
    setChoices(values)
  }
  // The reader entered the mailed code here: what they typed stays, the rest is filled in.
  const head = useRef<HTMLDivElement>(null)
  const isHidden = !known?.billedTo
  const [wasHidden] = useState(isHidden)
  const fill = useEffectEvent(() => {
    const values = fillIn(form.methods.getValues(), toInputs(known, isAgreed))
    form.resetTo(values)
    setChoices(values)
    head.current?.querySelector('h2')?.focus()
  })
  useEffect(() => {
    if (wasHidden && !isHidden) fill()
  }, [wasHidden, isHidden])
  const startText = payer === 'WALK_IN' ? startTexts[type ?? 'CREDIT_CARD'] : 'paymentText'
  return (
    <div className={quoteCss.columns}>
      <section className={`${card.card} ${css.payment}`} aria-labelledby="quote-payment">
        <div ref={head}>
          <h2 id="quote-payment" tabIndex={-1} ref={focusOnMount}>
            {t('paymentTitle')}
          </h2>
          <p className={css.quiet}>{t(startText)}</p>
        </div>
        <FormFields form={form}>
          <ErrorSummary />
          <FormField name="paymentType" label={t('paymentOption')}>
            {({ value, error }) => <PaymentTypes payer={payer} chosen={value} error={error} onChoose={choose} />}
          </FormField>
        </FormFields>
        {request.isContentHidden && <CodePanel request={request} isOptional />}
        <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.payment}>
          {type && known?.billedTo && <BilledTo billedTo={known.billedTo} />}
          {type && (
            <PaymentFields
              type={type}
              payer={payer}
              places={places}
              known={known}
              hiddenEmail={request.isContentHidden ? request.requestorEmail : undefined}
            />
          )}
          <FoldedOrder quote={opened} />
          {!isAgreed && <AgreementField />}
          <AcceptError state={state} />
          <div className={quoteCss.buttons}>
            <ConfirmButton quote={opened} type={type} isBusy={isBusy} />
            <button type="button" className={button('text', 'large')} onClick={onBack}>
              {t('back')}
            </button>
          </div>
        </Form>
      </section>
      <aside className={quoteCss.side}>
        <OrderSummary quote={opened} />
      </aside>
    </div>
  )
}
