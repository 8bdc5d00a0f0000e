import { getContentPage, getLegalText, listFaq } from '@portolan/contract/content/content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const framed = ['languageLineConnect', 'quickTranslation', 'connector', 'websiteProxy'] as const
const frame = (path: string) => fetch(portal.config.origin + path)

describe("the provider's pages", () => {
  it.each(framed)('%s has a text for its frame, in which no script of its own can run', async (pageId) => {
    const page = await portal.call(getContentPage, { params: { pageId } })
    expect(page).toEqual({ title: expect.any(String), frameUrl: `/content/${pageId}.html?locale=en` })
    const html = await frame(`${page.frameUrl}&scheme=dark`)
    expect(html.headers.get('content-type')).toContain('text/html')
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'.*frame-ancestors 'self'/)
    const [, allowed] = /script-src ([^;]+)/.exec(String(html.headers.get('content-security-policy'))) ?? []
    expect(allowed).toMatch(/^'sha256-[^' ]+'$/)
    expect(html.headers.get('content-security-policy')).not.toContain('allow-same-origin')
    expect(await html.text()).toContain('color-scheme:dark')
  })

  it('a page without a text has its title and no frame', async () => {
    expect(await portal.call(getContentPage, { params: { pageId: 'solutionWizard' } })).toEqual({
      title: 'Solution Wizard',
      frameUrl: null,
    })
    expect((await frame('/content/solutionWizard.html')).status).toBe(404)
  })

  it.each(['/content/..%2f..%2fpackage.html', '/content/faq.html', '/content/%00.html'])(
    'nothing else of the folder is served: %s',
    async (path) => {
      expect((await frame(path)).status).toBeGreaterThanOrEqual(400)
    },
  )

  it('an unknown page is malformed', async () => {
    expect((await portal.anyone('/content/other')).status).toBe(400)
  })

  it('QUOTE-20 the terms and the privacy policy are there for everybody, with their version', async () => {
    for (const [id, title] of [
      ['terms', 'Terms of Service'],
      ['privacy', 'Privacy Policy'],
    ] as const) {
      const text = await portal.call(getLegalText, { params: { id } })
      expect(text).toMatchObject({ title, version: '2026-11' })
      expect(text.blocks.length).toBeGreaterThan(10)
    }
    expect((await portal.anyone('/legalTexts/faq')).status).toBe(400)
  })

  it('the questions come with their sections and answers', async () => {
    const faq = await portal.call(listFaq, {})
    expect(faq.length).toBeGreaterThan(10)
    expect(faq.every(({ answer, section }) => answer.length > 0 && section !== '')).toBe(true)
    expect(faq.map(({ id }) => id)).toContain('which-languages')
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length)
  })

  const searched = {
    en: ['pay', 'credit card', 'invoice', 'download', 'delivery', 'cost', 'minimum charge', 'passkey', 'two-factor'],
    es: ['pagar', 'tarjeta de crédito', 'factura', 'descargar', 'entrega', 'costo', 'llave de acceso', 'dos factores'],
    ar: ['الدفع', 'بطاقة ائتمان', 'الفاتورة', 'تنزيل', 'التسليم', 'تكلفة', 'مفتاح مرور', 'المصادقة الثنائية'],
  } as const
  it.each(['en', 'es', 'ar'] as const)('have the words that people search for, in %s', async (locale) => {
    const faq = await portal.call(listFaq, { query: { locale } })
    const texts = faq.map(({ question, answer }) => [question, ...answer].join(' ').toLowerCase())
    expect(searched[locale].filter((words) => !texts.some((text) => text.includes(words)))).toEqual([])
  })
})

describe('in the language of the reader', () => {
  it.each(['ar', 'es'] as const)('every page, question and legal text is there in %s', async (locale) => {
    const query = { locale }
    for (const pageId of framed) {
      const english = await portal.call(getContentPage, { params: { pageId } })
      const page = await portal.call(getContentPage, { params: { pageId }, query })
      const html = await (await frame(String(page.frameUrl))).text()
      const original = await (await frame(String(english.frameUrl))).text()
      expect(html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
      const tags = (text: string) => text.match(/<\/?\w+/g)
      expect(tags(html)).toEqual(tags(original))
      const lead = (text: string) => /<p class="lead">.*/.exec(text)?.[0]
      expect(lead(html)).not.toBe(lead(original))
    }
    const [english, faq] = [await portal.call(listFaq, {}), await portal.call(listFaq, { query })]
    expect(faq.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    expect(faq[0]?.question).not.toBe(english[0]?.question)
    const terms = await portal.call(getLegalText, { params: { id: 'terms' }, query })
    expect(terms).toMatchObject({ locale, version: '2026-11' })
  })

  it('is English where the provider has no other text, and refuses an unknown language', async () => {
    expect((await portal.call(getContentPage, { params: { pageId: 'connector' } })).title).toBe('Connector')
    expect((await portal.anyone('/faq?locale=xx')).status).toBe(400)
  })
})
