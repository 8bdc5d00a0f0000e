import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryClient } from '../../shared/api/query-client.ts'
import { aRequest } from '../../shared/request/test-request.ts'
import { type Session, setSession } from '../../shared/session/session.ts'
import { showPage, signedIn, stubApi } from '../../shared/test-page.tsx'
import QuotePage from './quote-page.tsx'
import { requestId } from './test-quote.ts'

export const one = `GET /api/autoQuotes/${requestId}`
export const request = `GET /api/jobRequests/${requestId}`
export const quoted = aRequest({
  requestType: 'QUOTE_REQUEST',
  status: 'QUOTE_READY_FOR_CLIENT_REVIEW',
  history: [{ at: '2026-11-10T10:00:00.000Z', status: 'QUOTE_READY_FOR_CLIENT_REVIEW', by: null, reason: null }],
})
export const defaults = `GET /api/autoQuotes/${requestId}/paymentDefaults`
export const unknown = {
  payer: 'CLIENT',
  billedTo: null,
  paymentType: null,
  billingContact: null,
  billingAccount: null,
  invoice: null,
}
export const renew = `POST /api/jobRequests/${requestId}/actions/requestNewQuote`
export const forecast = `GET /api/autoQuotes/${requestId}/forecast`
export const accept = `POST /api/jobRequests/${requestId}/actions/acceptAutoQuote`
export const reject = `POST /api/jobRequests/${requestId}/actions/rejectAutoQuote`
export const places = {
  'GET /api/countries': [
    { id: 227, name: 'United States' },
    { id: 65, name: 'Monaco' },
  ],
  'GET /api/provinces?countryId=227': [{ id: 5, name: 'California' }],
  'GET /api/provinces?countryId=65': [],
}

export async function show(answers: Record<string, unknown>, session: Session | null = signedIn()) {
  setSession(session)
  const usual = { ...places, [request]: quoted, [defaults]: unknown, [forecast]: { expectedBy: null }, ...answers }
  const calls = stubApi(usual)
  const { back, address } = await showPage(`/quotes/${requestId}`, QuotePage, '/quotes/$jobRequestId')
  return {
    back,
    address,
    calls,
    /** Other answers from now on. */
    answer: (later: Record<string, unknown>) => stubApi({ ...usual, ...later }),
    sent: (request: string) => calls.filter((call) => call.request.split('?')[0] === request).map(({ body }) => body),
  }
}

export function leave() {
  cleanup()
  queryClient.clear()
}

export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Presses the button at the end of the payment step, which says how it is paid. */
export const confirmPayment = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Confirm and accept$|Accept \S+ (by|on) )/ }))
const tick = async () => userEvent.click(await screen.findByRole('checkbox'))

export async function openPayment(answers: Record<string, unknown>) {
  const shown = await show(answers)
  await tick()
  await click('Accept')
  await screen.findByRole('heading', { name: 'How would you like to pay?' })
  return shown
}
