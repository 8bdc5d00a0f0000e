import { expect, it } from 'vitest'
import { messages } from '../messages/en.ts'
import { renderMail } from '../render-mail.ts'
import { type SecurityEvent, securityNotice } from './security-notice.ts'

const sender = {
  providerName: 'Portolan Language Services',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const [at, ip] = ['2026-03-04T05:06:07.000Z', '192.0.2.10']

it('says for each event what happened, when, from where, and what to do if it was someone else', () => {
  const { events } = messages.securityNotice
  for (const what of Object.keys(events) as SecurityEvent[]) {
    const { title, lead } = events[what]
    const { subject, text } = renderMail(securityNotice, { what, at, ip }, sender)
    expect(subject).toBe(title)
    const words = text.replace(/\s+/g, ' ')
    for (const part of [lead, '2026-03-04 05:06 UTC', ip, 'If not, choose a new password', 'support@portolan.example'])
      expect(words).toContain(part)
  }
})

it('names the passkey and the recovery codes left', () => {
  const passkey = renderMail(securityNotice, { what: 'passkey-added', at, ip, passkeyName: 'Ada’s <laptop>' }, sender)
  expect(passkey.text).toContain('Passkey: Ada’s <laptop>')
  expect(passkey.html).not.toContain('<laptop>')
  const code = renderMail(securityNotice, { what: 'recovery-code-used', at, ip, recoveryCodesLeft: 0 }, sender)
  expect(code.text).toContain('Recovery codes left: 0')
})
