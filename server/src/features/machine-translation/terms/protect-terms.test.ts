import { describe, expect, it } from 'vitest'
import { protectTerms, restoreTerms } from './protect-terms.ts'
import { buildTermMatcher, type Term } from './term-matcher.ts'

const term = (source: string, target = source): Term => ({ source, target, isDoNotTranslate: source === target })
const protect = async (text: string, ...terms: readonly Term[]) =>
  protectTerms(text, await buildTermMatcher(terms), 'es')
const find = async (text: string, ...sources: readonly string[]) =>
  (await buildTermMatcher(sources.map((source) => term(source))))
    .find(text)
    .map(({ start, end }) => text.slice(start, end))

describe('finding terms', () => {
  it('finds whole words only', async () => {
    expect(await find('An arm, army, arms, arm-in-arm and forearm.', 'arm')).toEqual(['arm', 'arm', 'arm'])
  })

  it('takes the longest term at a place', async () => {
    expect(await find('a broken arm bone', 'arm', 'broken arm', 'broken arm bone', 'bone')).toEqual(['broken arm bone'])
    expect(await find('a broken arm here', 'arm', 'broken arm bone')).toEqual(['arm'])
  })

  it('fits any case for a term in lower case, and one with capitals only as it is written', async () => {
    expect(await find('It and IT and it', 'IT')).toEqual(['IT'])
    expect(await find('Arm, ARM, arm', 'arm')).toEqual(['Arm', 'ARM', 'arm'])
  })

  it('finds terms with marks, over any kind of space, and in decomposed characters', async () => {
    expect(await find('We use C++, .NET and AT&T.', 'C++', '.NET', 'AT&T')).toEqual(['C++', '.NET', 'AT&T'])
    expect(await find('a broken\u00a0\n arm', 'broken arm')).toEqual(['broken\u00a0\n arm'])
    expect(await find('un cafe\u0301 frío', 'caf\u00e9')).toEqual(['cafe\u0301'])
  })

  it('finds terms in scripts without spaces', async () => {
    expect(await find('我爱北京天安门', '北京', '天安门')).toEqual(['北京', '天安门'])
    expect(await find('กรุงเทพมหานคร', 'กรุงเทพ')).toEqual(['กรุงเทพ'])
  })

  it('takes linear time for a long text and many similar terms', async () => {
    const terms = Array.from({ length: 5000 }, (_, n) => term(`${'a '.repeat(1 + (n % 60))}b${n}`))
    const matcher = await buildTermMatcher(terms)
    const measure = (length: number) => {
      const text = 'a '.repeat(length)
      const start = performance.now()
      matcher.find(text)
      return performance.now() - start
    }
    measure(2000)
    expect(measure(20_000)).toBeLessThan(60 * Math.max(1, measure(2000)))
  })
})

describe('protecting terms', () => {
  it('replaces terms by tags with free numbers, leaves other tags alone and puts the target back', async () => {
    const source = 'A <g1>discharge note</g1> for <x3/> of Harbor Health'
    const found = await protect(source, term('discharge note', 'informe de alta'), term('Harbor Health'))
    expect(found.text).toBe('A <g1><x4/></g1> for <x3/> of <x5/>')
    expect(restoreTerms('Un <g1><x4/></g1> de <x5/> para <x3/>', found)).toBe(
      'Un <g1>informe de alta</g1> de Harbor Health para <x3/>',
    )
    expect(found.terms).toEqual([
      { source: 'discharge note', target: 'informe de alta' },
      { source: 'Harbor Health', target: 'Harbor Health' },
    ])
  })

  it('writes the target in the case of the text', async () => {
    const arm = term('arm', 'brazo')
    const targets = async (text: string) => [...(await protect(text, arm)).replacements.values()]
    expect(await targets('Arm arm ARM')).toEqual(['Brazo', 'brazo', 'BRAZO'])
    expect([...(await protect('Foo and FOO', term('foo'))).replacements.values()]).toEqual(['Foo', 'FOO'])
  })

  it('does not find terms in tags', async () => {
    expect((await protect('<g1>a</g1>', term('g1'), term('g'), term('1'))).text).toBe('<g1>a</g1>')
  })
})
