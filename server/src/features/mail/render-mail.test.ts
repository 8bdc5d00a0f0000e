import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quoteReady, renderMail, requestFailed, testMessage } from './index.ts'
import { defineTemplate, type Sender } from './template.ts'
import { templates } from './templates/index.ts'

const sender: Sender = {
  providerName: 'Portolan & Söhne',
  contactEmail: 'support@portolan.example',
  contactPhone: '+1 555 0100',
  portalUrl: 'https://portal.example',
}
const data = { sentAt: '2026-03-04T05:06:07.000Z', sentBy: 'mail-host' }

describe('an email', () => {
  it('has the same content in plain text and HTML', async () => {
    const { subject, text, html } = await renderMail({ template: testMessage, data, locale: 'en' }, sender)
    expect(subject).toBe('Test message from Portolan & Söhne')
    for (const words of [
      'Email works',
      'mail-host',
      'March 4, 2026 at 5:06:07 AM UTC',
      'https://portal.example',
      '+1 555 0100',
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(text).not.toMatch(/<|&#/)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  it("has the portal's design in light and dark mode", async () => {
    const { html } = await renderMail({ template: testMessage, data, locale: 'en' }, sender)
    expect(html).toContain('bgcolor="#0b57d0"')
    expect(html).toContain('border-radius:12px')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('<html lang="en" dir="ltr">')
  })

  it('loads nothing and runs nothing', async () => {
    expect((await renderMail({ template: testMessage, data, locale: 'en' }, sender)).html).not.toMatch(
      /<(img|script|link|iframe|object)\b|url\(|@import/i,
    )
  })

  it('escapes everything that people typed', async () => {
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
    const { html } = await renderMail(
      { template: greeting, data: { name: evil }, locale: 'ar' },
      { ...sender, providerName: evil },
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('onerror="')
  })

  it('refuses data that does not match its template', async () => {
    await expect(
      renderMail({ template: testMessage, data: { sentAt: 'yesterday', sentBy: 'x' }, locale: 'en' }, sender),
    ).rejects.toThrow()
  })

  it('has a unique name for each template', async () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length)
  })

  it('is in the language of its reader, in its direction, in HTML and in plain text', async () => {
    const { subject, text, html } = await renderMail({ template: testMessage, data, locale: 'ar-AE' }, sender)
    expect(subject).toMatch(/^رسالة تجريبية من \u2068Portolan & Söhne\u2069$/)
    expect(html).toContain('<html lang="ar-AE" dir="rtl">')
    expect(html).toContain('<th scope="row" align="right"')
    expect(html).toContain('<bdi>+1 555 0100</bdi>')
    const lines = text.split('\n').filter((line) => line !== '' && line !== '-- ')
    for (const line of lines) expect(line).toMatch(/^(\u200f|https:)/)
    expect(lines).toContain('https://portal.example')
    const spanish = await renderMail({ template: testMessage, data, locale: 'es-MX' }, sender)
    expect(spanish.subject).toBe('Mensaje de prueba de Portolan & Söhne')
    expect(spanish.html).toContain('<html lang="es-MX" dir="ltr">')
    expect(spanish.text).toContain('4 de marzo de 2026')
  })

  it('words the reason why a request failed in the language of its reader', async () => {
    const failed = {
      requestId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12',
      number: 'Q-2026-000001',
      name: 'Brochure',
      reason: 'We could not check the files. Our file storage did not answer.',
    }
    const reasonIn = async (locale: string) => {
      const { text } = await renderMail({ template: requestFailed, data: failed, locale }, sender)
      return text.replace(/\s+/g, ' ')
    }
    expect(await reasonIn('en')).toContain(failed.reason)
    expect(await reasonIn('es')).toContain(
      'No pudimos revisar los archivos. Nuestro almacenamiento de archivos no respondió.',
    )
    expect(await reasonIn('ar')).toContain('تعذّر علينا فحص الملفات.')
    for (const locale of ['es', 'ar']) expect(await reasonIn(locale)).not.toContain('We could not')
  })

  it('writes money, days and languages as the locale does', async () => {
    const about = { requestId: '0197f1c2-7d0c-7bb3-9a51-3a1b5f6f7c12', number: 'Q-2026-000001', name: 'Brochure' }
    const quote = {
      priceCents: 125_050,
      languageIds: ['fra', 'deu'],
      turnaroundDays: 2,
      validUntil: '2026-03-09',
      note: '',
    }
    const render = (locale: string) =>
      renderMail({ template: quoteReady, data: { ...about, ...quote }, locale }, sender)
    const textIn = async (locale: string) => (await render(locale)).text
    expect((await render('en')).html.match(/<table class="rule"/g)).toHaveLength(1)
    for (const words of [
      '$1,250.50 plus taxes where they apply',
      'March 9, 2026',
      'French (France), German (Germany)',
      '2 business days after acceptance',
    ])
      expect(await textIn('en')).toContain(words)
    for (const words of [
      '$1,250.50 más los impuestos que correspondan',
      '9 de marzo de 2026',
      'Alemán',
      'Francés',
      '2 días hábiles',
    ])
      expect(await textIn('es-US')).toContain(words)
    for (const words of ['الألمانية', 'مارس', 'تضاف إليه الضرائب المستحقة', 'بعد يومي عمل'])
      expect(await textIn('ar')).toContain(words)
  })
})
