import { expect, it } from 'vitest'
import { renderMail } from '../render-mail.ts'
import { reportViewReady } from './report-view-ready.ts'

const sender = {
  providerName: 'Portolan',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const id = '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12'
const data = {
  viewId: id,
  view: 'Late',
  reportId: id,
  report: 'All projects',
  emails: 'WEEKLY' as const,
  rows: 1234,
  isExact: true,
}

it('links to the view and to the page where the email is switched off', async () => {
  const { subject, text } = await renderMail({ template: reportViewReady, data, locale: 'en' }, sender)
  expect(subject).toBe('Your weekly report: Late')
  expect(text).toContain('1,234')
  expect(text).toContain(`https://portal.example/reports/${id}?view=${id}`)
  expect(text).toContain(`https://portal.example/reports?view=${id}`)
})

it.each([
  ['es', 'Su informe mensual: ', 'más de'],
  ['ar', 'تقريرك الشهري: ', 'أكثر من'],
])('is written in %s', async (locale, title, moreThan) => {
  const monthly = { ...data, emails: 'MONTHLY' as const, rows: 100_000, isExact: false }
  const { subject, text } = await renderMail({ template: reportViewReady, data: monthly, locale }, sender)
  expect(subject).toContain(title)
  expect(text).toContain(moreThan)
})
