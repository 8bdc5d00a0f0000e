import { PaymentType } from '@portolan/contract/quotes/quotes'
import { en as quoteTexts } from './messages/quotes.en.ts'

type MailData = Readonly<Record<string, unknown>>
type Texts = readonly { readonly value: string }[]

/**
 * Emails that were queued by a release before locales carry English texts. Turns those texts back into the facts that
 * the templates word today. Data of newer emails stay as they are.
 */
export function readWordedData(data: MailData): MailData {
  const { price, languages, delivery, validUntil, at, payment, ...rest } = data
  return {
    ...rest,
    ...(price === undefined ? {} : { priceCents: Math.round(Number(String(price).replace(/[^\d.]/g, '')) * 100) }),
    ...(typeof languages === 'string' ? readDirection(languages) : {}),
    // A name that is no id is shown as it is.
    ...(Array.isArray(languages) ? { languageIds: languages } : {}),
    ...(validUntil === undefined ? {} : { validUntil: readDay(String(validUntil)) }),
    ...(delivery === undefined ? {} : readDelivery(String(delivery))),
    ...(at === undefined ? {} : readMoment(String(at))),
    ...(payment === undefined ? {} : { payment: Array.isArray(payment) ? readPayment(payment) : payment }),
  }
}

function readDirection(languages: string) {
  const [source = '', targets = ''] = languages.split(' → ')
  return { sourceLanguageId: source || null, targetLanguageIds: targets ? [targets] : [] }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const readDay = (text: string): string =>
  text === '' || isDay(text) ? text : new Date(`${text} UTC`).toISOString().slice(0, 10)

/** A day, or as in `2 business days after acceptance`, a number of days. */
function readDelivery(text: string) {
  const [count = ''] = text.split(' business day', 1)
  if (count === text) return { turnaroundDays: null, delivery: readDay(text) }
  return { turnaroundDays: count === 'One' ? 1 : Number(count) }
}

function readMoment(text: string) {
  if (/^\d{4}-/.test(text)) return { at: text }
  return { at: new Date(text.replace(' at ', ' ').replace('\u202f', ' ')).toISOString(), timeZone: 'UTC' }
}

/** How it is paid; the billing details are at the desk. */
function readPayment([first]: Texts) {
  const paymentType = PaymentType.options.find((type) => quoteTexts[type] === first?.value)
  return paymentType ? { paymentType } : null
}
