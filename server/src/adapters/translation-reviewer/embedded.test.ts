import { describe, expect, it } from 'vitest'
import { translationReviewerSuite } from '../../ports/translation-reviewer.suite.ts'
import type { RequiredTerm, SegmentFault } from '../../ports/translation-reviewer.ts'
import type { DetectLanguage } from './checks/language.ts'
import { embeddedReviewer } from './embedded.ts'
import { correctTranslations, correctWithOtherNumbers } from './test-texts/correct-translations.ts'

/** Recognizes the few sentences of these tests. */
const detectLanguage: DetectLanguage = async (text) => {
  if (text.startsWith('Bitte')) return { language: 'de', confidence: 0.9 }
  if (text.startsWith('Please')) return { language: 'en', confidence: 0.9 }
  if (text.startsWith('Si us plau')) return { language: 'ca', confidence: 0.9 }
  return text.startsWith('Perhaps') ? { language: 'de', confidence: 0.55 } : null
}
const reviewer = embeddedReviewer({ detectLanguage })
const signal = new AbortController().signal

const faultsOf = async (source: string, target: string, to = 'es', terms: readonly RequiredTerm[] = []) =>
  (await reviewer.review([{ source, target }], { from: 'en', to }, { terms, signal })).faults.map(
    ({ fault, detail }): readonly [SegmentFault, string] => [fault, detail],
  )
const postEdit = async (source: string, target: string, to = 'es', terms: readonly RequiredTerm[] = []) =>
  (await reviewer.postEdit([{ source, target }], { from: 'en', to }, { terms, signal }))[0]

translationReviewerSuite(async () => reviewer)

describe('review', () => {
  it.each(correctTranslations)(
    'finds no fault in a correct translation from %s to %s: %s',
    async (from, to, source, target) => {
      const review = await reviewer.review([{ source, target }], { from, to }, { terms: [], signal })
      expect(review).toEqual({ score: 5, faults: [] })
    },
  )

  it.each<[string, string, SegmentFault, string]>([
    ['We paid 1,250.50 dollars in 2024.', 'Pagamos 1.250,50 dólares en 2042.', 'numbers_differ', '2024'],
    ['We paid 35 dollars.', 'Pagamos 3,5 dólares.', 'numbers_differ', '35'],
    ['Dear {name}, welcome.', 'Estimado {nombre}, bienvenido.', 'placeholders_differ', '{name}'],
    ['Call <x1/> today.', 'Llame hoy.', 'placeholders_differ', '<x1/>'],
    [
      'Write to help@acme.example now.',
      'Escriba a ayuda@acme.example ahora.',
      'placeholders_differ',
      'help@acme.example',
    ],
    ['Where is my order?', 'Mi pedido está aquí.', 'punctuation_differs', '?'],
    ['The order is ready.', 'El pedido está listo', 'punctuation_differs', '.'],
    ['The order (new) is ready.', 'El pedido (nuevo está listo.', 'brackets_differ', '()'],
    ['The order is ready for you today.', 'Listo.', 'length_unlikely', ''],
    ['The order is ready for you.', 'The order is ready for you.', 'not_translated', ''],
    ['Sign the contract before the end of the week.', 'Bitte den Vertrag bis Ende der Woche.', 'wrong_language', 'de'],
    [
      'Sign the contract before the end of the week.',
      'Please sign by the end of the week, ok.',
      'wrong_language',
      'en',
    ],
  ])('finds in "%s" → "%s" the fault %s', async (source, target, fault, detail) => {
    expect(await faultsOf(source, target)).toContainEqual([fault, detail])
  })

  it('does not take a related language or a guess for a wrong one', async () => {
    const source = 'Sign the contract before the end of the week.'
    expect(await faultsOf(source, 'Si us plau firme el contrato antes del fin de semana.')).toEqual([])
    expect(await faultsOf(source, 'Perhaps el contrato antes del fin de semana.')).toEqual([])
  })

  it('lets names and codes stay as they are', async () => {
    for (const text of ['Acme Hotels International GmbH', 'SKU-2024/11', 'Rue de la Paix 5, Paris'])
      expect(await faultsOf(text, text)).toEqual([])
  })

  it('finds required terms as whole words only', async () => {
    const terms = [{ source: 'art', target: 'arte' }]
    expect(await faultsOf('We start today.', 'Empezamos hoy.', 'es', terms)).toEqual([])
    expect(await faultsOf('We love art.', 'Nos gusta la pintura.', 'es', terms)).toEqual([['term_not_used', 'arte']])
    expect(await faultsOf('We love Art.', 'Nos gusta el ARTE.', 'es', terms)).toEqual([])
  })

  it('takes time in proportion to the length of a text', async () => {
    for (const piece of ['1 ', '{a} ', 'a@b.c ', 'http://a ', '<x1/>', '( ', 'de de ', '. A', '9,9', '   ,', 'A']) {
      const text = piece.repeat(30_000)
      const begin = performance.now()
      await reviewer.review([{ source: text, target: `${text}.` }], { from: 'en', to: 'es' }, { terms: [], signal })
      await reviewer.postEdit([{ source: text, target: `${text}.` }], { from: 'en', to: 'es' }, { terms: [], signal })
      expect([piece, performance.now() - begin < 10_000]).toEqual([piece, true])
    }
  })

  it('yields to other work on long documents', async () => {
    const segments = Array.from({ length: 2000 }, () => ({
      source: 'The order is ready.',
      target: 'El pedido está listo.',
    }))
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await reviewer.review(segments, { from: 'en', to: 'es' }, { terms: [], signal })
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})

describe('postEdit', () => {
  it.each([...correctTranslations, ...correctWithOtherNumbers])(
    'leaves a correct translation from %s to %s alone: %s',
    async (from, to, source, target) => {
      expect(await reviewer.postEdit([{ source, target }], { from, to }, { terms: [], signal })).toEqual([target])
    },
  )

  it.each([
    ['space before a mark', 'Yes, it is ready.', 'Sí , está listo .', 'Sí, está listo.'],
    ['double space', 'The order is ready.', 'El  pedido está  listo.', 'El pedido está listo.'],
    ['doubled word', 'The car is red.', 'El coche de de Ana es rojo.', 'El coche de Ana es rojo.'],
    ['first capital', 'The order is ready.', 'el pedido está listo.', 'El pedido está listo.'],
    [
      'capitals throughout',
      'IMPORTANT SAFETY NOTICE',
      'aviso importante de seguridad',
      'AVISO IMPORTANTE DE SEGURIDAD',
    ],
    ['final stop', 'The order is ready.', 'El pedido está listo', 'El pedido está listo.'],
    ['question', 'Where is my order?', 'Dónde está mi pedido?', '¿Dónde está mi pedido?'],
    ['question after a sentence', 'Hello. Is it open?', 'Hola. Está abierto?', 'Hola. ¿Está abierto?'],
    ['exclamation in tags', '<g1>What a day!</g1>', '<g1>Qué día!</g1>', '<g1>¡Qué día!</g1>'],
    ['changed placeholder', 'Dear {name}, welcome.', 'Estimado {nombre}, bienvenido.', 'Estimado {name}, bienvenido.'],
    ['changed number', 'It began in 2024.', 'Empezó en 2042.', 'Empezó en 2024.'],
    ['lost tags', 'Click <g1>Save</g1> <x2/>.', 'Haga clic en Guardar.', '<g1>Haga clic en Guardar.<x2/></g1>'],
    ['invented tag', 'Click Save.', 'Haga clic en <g1>Guardar</g1>.', 'Haga clic en Guardar.'],
  ])('corrects: %s', async (_what, source, target, corrected) => {
    expect(await postEdit(source, target)).toBe(corrected)
  })

  it('writes marks of other scripts', async () => {
    expect(await postEdit('Is the contract ready today?', 'هل العقد جاهز اليوم', 'ar')).toBe('هل العقد جاهز اليوم؟')
    expect(await postEdit('The contract is ready today.', '合同今天已准备好', 'zh-Hans')).toBe('合同今天已准备好。')
  })

  it('uses required terms that were left untranslated, and the case of names', async () => {
    const terms = [
      { source: 'order', target: 'pedido' },
      { source: 'AcmeDesk', target: 'AcmeDesk' },
    ]
    expect(await postEdit('Your order is ready.', 'Su order está listo.', 'es', terms)).toBe('Su pedido está listo.')
    expect(await postEdit('Open AcmeDesk now.', 'Abra acmedesk ahora.', 'es', terms)).toBe('Abra AcmeDesk ahora.')
    expect(await postEdit('Order today, please.', 'Pedido hoy, por favor.', 'es', terms)).toBe('Pedido hoy, por favor.')
  })

  it('changes nothing when it is run again', async () => {
    const segments = correctTranslations.map(([, , source, target]) => ({
      source,
      target: target.replaceAll(/[.?!¿¡]/g, ' ').toLowerCase(),
    }))
    const pair = { from: 'en', to: 'es' }
    const once = await reviewer.postEdit(segments, pair, { terms: [], signal })
    const again = segments.map(({ source }, index) => ({ source, target: once[index] ?? '' }))
    expect(await reviewer.postEdit(again, pair, { terms: [], signal })).toEqual(once)
  })
})
