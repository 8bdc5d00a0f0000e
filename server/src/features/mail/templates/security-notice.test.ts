import { expect, it } from 'vitest'
import { en } from '../messages/security.en.ts'
import { renderMail } from '../render-mail.ts'
import { type SecurityEvent, securityNotice } from './security-notice.ts'

const sender = {
  providerName: 'Portolan Language Services',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const [at, ip] = ['2026-03-04T05:06:07.000Z', '192.0.2.10']

it('says for each event what happened, when, from where, and what to do if it was someone else', async () => {
  const events = Object.keys(en).filter((key) => `${key}.lead` in en) as SecurityEvent[]
  expect(events).toHaveLength(9)
  for (const what of events) {
    const [title, lead] = [en[what], en[`${what}.lead`]]
    const { subject, text } = await renderMail(
      { template: securityNotice, data: { what, at, ip }, locale: 'en' },
      sender,
    )
    expect(subject).toBe(title)
    const words = text.replace(/\s+/g, ' ')
    for (const part of [
      lead,
      'March 4, 2026 at 5:06:07 AM UTC',
      ip,
      'If not, choose a new password',
      'support@portolan.example',
    ])
      expect(words).toContain(part)
  }
})

it('names the passkey, the API key and the recovery codes left', async () => {
  const passkey = await renderMail(
    { template: securityNotice, data: { what: 'passkey-added', at, ip, passkeyName: 'Ada’s <laptop>' }, locale: 'en' },
    sender,
  )
  expect(passkey.text).toContain('Passkey: Ada’s <laptop>')
  expect(passkey.html).not.toContain('<laptop>')
  const apiKey = await renderMail(
    { template: securityNotice, data: { what: 'api-key-created', at, ip, apiKeyName: 'Export' }, locale: 'en' },
    sender,
  )
  expect(apiKey.text).toContain('API key: Export')
  const code = await renderMail(
    { template: securityNotice, data: { what: 'recovery-code-used', at, ip, recoveryCodesLeft: 0 }, locale: 'en' },
    sender,
  )
  expect(code.text).toContain('Recovery codes left: 0')
})
