import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { detectLanguage as detect } from './detect-language.ts'

describe('detectLanguage', () => {
  it.each([
    ['en', 'Please sign the contract before Friday.'],
    ['es', '¿Dónde está mi pedido?'],
    ['fr', 'Veuillez signer le contrat.'],
    ['de', 'Bitte unterschreiben Sie den Vertrag.'],
    ['ar', 'يرجى توقيع العقد قبل يوم الجمعة'],
    ['ja', '契約書に署名してください'],
    ['zh', '请签署合同。'],
  ])('MTTEXT-13 recognizes %s', async (language, text) => {
    const found = await detect(text)
    expect(found?.language).toBe(language)
    expect(found?.confidence).toBeGreaterThan(0.6)
  })

  it('does not guess for a text that is too short', async () => {
    for (const text of ['', '12345 67890 12345', 'OK', 'Hola', 'Hotel Sol']) expect(await detect(text)).toBeNull()
  })

  it('has little confidence where languages are alike', async () => {
    expect((await detect('Underskriv venligst kontrakten'))?.confidence).toBeLessThan(0.6)
  })

  it('answers many texts at once, each with its own', async () => {
    const texts = Array.from({ length: 200 }, (_, index) =>
      index % 2 ? 'Wo ist meine Bestellung geblieben?' : '¿Dónde está mi pedido de ayer?',
    )
    const found = await Promise.all(texts.map((text) => detect(text)))
    expect(found.map((each) => each?.language)).toEqual(texts.map((_, index) => (index % 2 ? 'de' : 'es')))
  })

  it('answers a sentence before a long list that was asked for first', async () => {
    const order: string[] = []
    const list = Array.from({ length: 400 }, (_, index) => `${index} Wo ist meine Bestellung geblieben? `.repeat(50))
    const all = Promise.all(list.map((text) => detect(text))).then(() => order.push('list'))
    await setImmediate()
    await detect('¿Dónde está mi pedido de ayer?').then(() => order.push('sentence'))
    await all
    expect(order).toEqual(['sentence', 'list'])
  })

  it('takes a long text in a moment', async () => {
    const begin = process.cpuUsage()
    expect((await detect('Bitte unterschreiben Sie den Vertrag. '.repeat(50_000)))?.language).toBe('de')
    expect(process.cpuUsage(begin).user / 1000).toBeLessThan(2000)
  })
})
