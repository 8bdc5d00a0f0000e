import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { renderMail, testMessage } from './index.ts'
import { defineTemplate, type Sender } from './template.ts'
import { templates } from './templates/index.ts'

const sender: Sender = {
  providerName: 'Portolan & Söhne',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const data = { sentAt: '2026-03-04T05:06:07.000Z', sentBy: 'mail-host' }

describe('an e-mail', () => {
  it('has the same content in plain text and HTML', () => {
    const { subject, text, html } = renderMail(testMessage, data, sender)
    expect(subject).toBe('Test message from Portolan & Söhne')
    for (const words of [
      'E-mail works',
      'mail-host',
      '2026-03-04 05:06 UTC',
      'https://portal.example',
      '+1 555 0100',
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(text).not.toMatch(/<|&#/)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  it("has the portal's design in light and dark mode", () => {
    const { html } = renderMail(testMessage, data, sender)
    expect(html).toContain('bgcolor="#0b57d0"')
    expect(html).toContain('border-radius:12px')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<html lang="en" dir="ltr">')
  })

  it('loads nothing and runs nothing', () => {
    expect(renderMail(testMessage, data, sender).html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import/i)
  })

  it('escapes everything that people typed', () => {
    const evil = '<img src=x onerror="alert(1)">'
    const greeting = defineTemplate('greeting', z.object({ name: z.string() }), ({ name }) => ({
      subject: name,
      preview: name,
      title: name,
      blocks: [
        { kind: 'paragraph', text: name },
        { kind: 'facts', facts: [{ name, value: name }] },
        { kind: 'action', label: name, url: `https://portal.example/?q=${name}` },
      ],
    }))
    const { html } = renderMail(greeting, { name: evil }, { ...sender, providerName: evil })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
  })

  it('refuses data that does not match its template', () => {
    expect(() => renderMail(testMessage, { sentAt: 'yesterday', sentBy: 'x' }, sender)).toThrow()
  })

  it('has a unique name for each template', () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  })
})
