import { expect, it } from 'vitest'
import { readWordedData } from './read-worded-data.ts'
import { renderMail } from './render-mail.ts'
import { templates } from './templates/index.ts'

const sender = {
  providerName: 'Portolan',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const about = {
  requestId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
  number: 'Q-2026-000001',
  name: 'Brochure',
  page: '/requests/0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
}
const priced = { ...about, price: '$1,250.50', languages: ['French (France)', 'German (Germany)'] }
const accepted = {
  ...priced,
  by: 'Eva Lind',
  at: 'November 16, 2026 at 10:29:32\u202fAM UTC',
  delivery: 'March 9, 2026',
  payment: [
    { name: 'Payment', value: 'Credit card' },
    { name: 'Billing phone', value: '+1 555 0199' },
  ],
}

/** As releases before locales queued them. */
const queued: Readonly<Record<string, readonly [data: object, words: readonly string[]]>> = {
  'quote-ready': [
    { ...priced, delivery: '2 business days after acceptance', validUntil: 'March 9, 2026', note: 'With tables' },
    ['$1,250.50', 'French (France), German (Germany)', '2 días hábiles', '9 de marzo de 2026', 'With tables'],
  ],
  'quote-accepted': [
    { ...accepted, termsVersion: '2026-11', documentSha256: 'f'.repeat(64) },
    ['$1,250.50', 'Eva Lind', '16 de noviembre de 2026', '10:29:32', '9 de marzo de 2026', 'Tarjeta de crédito'],
  ],
  'quote-accepted-notice': [
    { ...accepted, company: 'Meridian', paymentLinkBy: 'staff' },
    ['Meridian', '$1,250.50', 'Tarjeta de crédito'],
  ],
  'quote-rejected': [{ ...priced, reason: 'Too late' }, ['Too late']],
  'quote-rejected-notice': [{ ...priced, company: 'Meridian', by: 'Eva Lind', reason: '' }, ['$1,250.50', 'Meridian']],
  'quote-expired': [{ ...priced, validUntil: 'March 9, 2026' }, ['$1,250.50', '9 de marzo de 2026']],
  'payment-link': [{ ...priced, url: 'https://pay.example/1' }, ['$1,250.50', 'https://pay.example/1']],
  'request-completed': [{ ...about, files: 2, languages: ['French (France)'] }, ['French (France)']],
  'new-request-notice': [
    {
      ...about,
      isQuote: true,
      company: 'Meridian',
      requester: 'Eva Lind <eva@meridian.example>',
      phone: '',
      languages: 'English (United States) → French (France), Korean',
      workflow: '',
      reference: 'PO-1',
    },
    ['English (United States) → French (France), Korean', 'PO-1'],
  ],
}

it.each(Object.entries(queued))(
  'sends a %s email that was queued before emails had a locale',
  async (name, [data, words]) => {
    const template = templates.find((each) => each.name === name)!
    const { text } = await renderMail({ template, data: readWordedData({ ...data }), locale: 'es-US' }, sender)
    for (const word of words) expect(text.replace(/\s+/g, ' ')).toContain(word)
  },
)

it('leaves the data of newer emails as they are', () => {
  const data = {
    ...about,
    priceCents: 12_000,
    languageIds: ['fra'],
    delivery: '2026-03-09',
    validUntil: '2026-03-09',
    at: '2026-11-16T10:29:32.000Z',
    timeZone: 'Europe/Berlin',
    payment: { paymentType: 'CREDIT_CARD' },
  }
  expect(readWordedData(data)).toMatchObject(data)
  expect(readWordedData({ ...about, turnaroundDays: 2, validUntil: '2026-03-09' })).toEqual({
    ...about,
    turnaroundDays: 2,
    validUntil: '2026-03-09',
  })
})
