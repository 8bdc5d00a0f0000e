import { describe, expect, it } from 'vitest'
import { type InlinePart, parseTaggedText, printTaggedText } from './inline-parts.ts'
import { htmlNames, readMarkup, writeMarkup, xmlNames } from './markup.ts'
import { completeAnswer, prepareText } from './prepared-text.ts'

const tagsIn = (text: string) =>
  parseTaggedText(text)
    .flatMap((part) => (part.kind === 'text' ? [] : [`${part.kind}${part.id}`]))
    .toSorted()

describe('parseTaggedText', () => {
  it.each([
    ['A <g1>bold</g1> word<x2/>.', ['close1', 'empty2', 'open1']],
    ['5 < 6 & <g9> </g8> <x1> <g1/> </x1>', []],
    ['<g1>a<g2>b</g1>c</g2>', ['close1', 'open1']],
    ['<x1/><x1/><g1>a</g1><g1>b</g1>', ['close1', 'empty1', 'open1']],
  ])('finds the tags of %s', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags)
    expect(printTaggedText(parseTaggedText(text))).toBe(text)
  })

  it('takes linear time for many unclosed tags', () => {
    const started = process.cpuUsage()
    parseTaggedText('<g1>'.repeat(100_000) + '</g2>'.repeat(100_000))
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
  })
})

describe('completeAnswer', () => {
  const complete = (source: string, answer: (parts: readonly InlinePart[]) => readonly InlinePart[]) => {
    const prepared = prepareText(source)
    return completeAnswer(prepared, answer(prepared.parts))
  }
  const text = (value: string): InlinePart => ({ kind: 'text', text: value })
  const open = (id: number): InlinePart => ({ kind: 'open', id })
  const close = (id: number): InlinePart => ({ kind: 'close', id })
  const empty = (id: number): InlinePart => ({ kind: 'empty', id })

  it('returns placeholders unchanged', () => {
    const source = 'Hi {name}, %1$s of ${total} at https://a.example/b?c=d. Or a.b@c.example <g9>!'
    expect(complete(source, (parts) => parts)).toBe(source)
    expect(prepareText(source).placeholders.size).toBe(6)
    expect([...prepareText(source).placeholders.values()]).toContain('https://a.example/b?c=d')
  })

  it('drops repeated tags', () => {
    expect(complete('<g1>a</g1>', () => [open(1), text('b'), close(1), open(1), text('c'), close(1)])).toBe(
      '<g1>b</g1>c',
    )
  })

  it('adds lost tags', () => {
    expect(complete('<g1>a</g1> <x2/>', () => [text('b')])).toBe('<g1>b <x2/></g1>')
  })

  it('nests crossing tags', () => {
    const crossed = [open(1), text('a'), open(2), text('b'), close(1), text('c'), close(2)]
    expect(complete('<g1>a</g1><g2>b</g2>', () => crossed)).toBe('<g1>a<g2>b</g2></g1>c')
  })

  it('swaps a close that comes before its open', () => {
    expect(complete('a <g1>red</g1> door', () => [close(1), text('casa'), open(1), text(' roja')])).toBe(
      '<g1>casa</g1> roja',
    )
  })

  it('moves a pair without words to the next or the previous word', () => {
    const answer = [text('la '), open(1), close(1), text(' puerta roja')]
    expect(complete('the <g1>red</g1> door', () => answer)).toBe('la  <g1>puerta</g1> roja')
    expect(complete('<g1>door</g1>', () => [text('la casa '), open(1), close(1)])).toBe('la <g1>casa</g1> ')
  })

  it('wraps the whole text where literal text would become a tag', () => {
    const answer = complete('</g9> <g1>a</g1> <g9>', () => [
      open(1),
      text('a'),
      close(1),
      empty(11),
      text(' '),
      empty(10),
    ])
    expect(tagsIn(answer)).toEqual(['close1', 'open1'])
  })

  it('keeps every tag once and nested, whatever an engine does to them', () => {
    const source = '<g1>a <g2>b</g2> <x3/></g1> {x} <g4>c</g4> <g9> d'
    const expected = tagsIn(source)
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let round = 0; round < 3_000; round += 1) {
      const answer = complete(source, (parts) =>
        Array.from({ length: random(20) }, () => parts[random(parts.length)] ?? text('')),
      )
      expect(tagsIn(answer)).toEqual(expected)
      expect(answer.split('{x}')).toHaveLength(2)
    }
  })
})

describe('markup', () => {
  const source = 'A <g1>b & <g2>c</g2></g1> < d <x3/> "e"'
  it.each([htmlNames, xmlNames])('writes and reads $pair', (names) => {
    const markup = writeMarkup(parseTaggedText(source), names)
    expect(markup).toContain('b &amp; ')
    expect(printTaggedText(readMarkup(markup, names))).toBe(source)
  })

  it('reads what services change', () => {
    const answer = `<B id='1' >l&#39;a&#x27;&nbsp;b&bogus;</B><i>c</i><img id="3"/></b>`
    expect(printTaggedText(readMarkup(answer, htmlNames))).toBe("<g1>l'a'\u00a0b&bogus;</g1>c<x3/>")
  })
})
