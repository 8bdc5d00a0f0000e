import type { PaymentDefaults } from '@portolan/contract/quotes/payments'
import type { AutoQuoteAnswer, PaymentType } from '@portolan/contract/quotes/quotes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { countries, provincesOf } from '../../../shared/address/places.ts'
import { useProblems } from '../../../shared/form-problems.ts'
import { formatMoney } from '../../../shared/format.ts'
import { formMessages } from '../../../shared/messages/forms.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Page } from '../../../shared/ui/page/page.tsx'
import { PageSkeleton } from '../../../shared/ui/page/skeleton.tsx'
import { paymentDefaults, useDecision } from '../api.ts'
import css from '../quote.module.css'
import { PaymentFields } from './payment-fields.tsx'
import { emptyPayment, inputsOf, type PaymentInputs, preferencesOf, problemsOf } from './payment-inputs.ts'
import { PaymentTypes } from './payment-types.tsx'

type Props = { quote: AutoQuoteAnswer; onBack: () => void; onAccepted: (type: PaymentType) => void }

/** The last step of accepting: how it is paid, filled in with what is known. */
export function PaymentStep(props: Props) {
  const known = useQuery(paymentDefaults(props.quote.id))
  return known.isPending ? <PageSkeleton /> : <PaymentForm {...props} known={known.data} />
}

function PaymentForm({ quote, onBack, onAccepted, known }: Props & { known: PaymentDefaults | undefined }) {
  const t = useMessages(quoteMessages)
  const rules = useMessages(formMessages)
  const { accept } = useDecision(quote.id)
  const [type, setType] = useState<PaymentType | undefined>(known?.paymentType ?? undefined)
  const [inputs, setInputs] = useState<PaymentInputs>(known ? inputsOf(known) : emptyPayment)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const allCountries = useQuery(countries)
  const provinces = useQuery(provincesOf(inputs.countryId))
  const places = { countries: allCountries.data ?? [], provinces: provinces.data }
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('h1')?.focus(), [])

  async function send() {
    if (!type) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await accept(preferencesOf(type, inputs, places))
      onAccepted(type)
    } catch (error) {
      setRefusal(error)
      setBusy(false)
    }
  }
  const { problems, formProps } = useProblems<keyof PaymentInputs | 'type'>(
    { type: type ? undefined : t('paymentNeeded'), ...problemsOf(type, inputs, places, rules) },
    send,
  )
  const change = (part: Partial<PaymentInputs>) => setInputs((before) => ({ ...before, ...part }))
  return (
    <div ref={top}>
      <Page title={t('paymentTitle')} lead={t('paymentText')} narrow>
        <form {...formProps} className={css.payment}>
          <Bought quote={quote} />
          <PaymentTypes chosen={type} error={problems.type} onChoose={setType} />
          {type && <PaymentFields type={type} inputs={inputs} problems={problems} places={places} onChange={change} />}
          {refusal !== undefined && <ErrorDisplay error={refusal} />}
          <div className={css.buttons}>
            <button type="submit" className={button('solid')} disabled={isBusy}>
              {t('confirm')}
            </button>
            <button type="button" className={button('text')} onClick={onBack}>
              {t('back')}
            </button>
          </div>
        </form>
      </Page>
    </div>
  )
}

function Bought({ quote }: { quote: AutoQuoteAnswer }) {
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
