import { describe, expect, it } from 'vitest'
import { parseTaggedText, printTaggedText, tagsOf } from '../../tags/inline-parts.ts'
import { writeHostileTexts } from '../testing/hostile-texts.ts'
import { markTags, unmarkTags } from './marked-text.ts'
import { readStream, writeStream } from './marks-in-stream.ts'
import { polish } from './polish.ts'
import { similarity } from './similarity.ts'
import { splitUnits } from './split-units.ts'
import { cleanText, decodeText, encodeText, readFrame, writeFrame } from './stream-format.ts'

describe('stream format', () => {
  it('lets no character with a meaning in, and reads all back', () => {
    for (const text of writeHostileTexts(1_000)) {
      const cleaned = cleanText(text)
      const encoded = encodeText(cleaned)
      expect(encoded.replace(/\[;c[0-9a-f]{1,4};\]/g, '')).not.toMatch(/[[\]{}^$@\\/<>*#~\0]/)
      if (!cleaned.includes('\\')) expect(decodeText(encoded)).toBe(cleaned)
    }
  })

  it('keeps symbols of private use, lines and tabs', () => {
    expect(decodeText(encodeText(cleanText('\uf0b7\ta\r\nb\u0000c')))).toBe('\uf0b7\ta\nb c')
  })

  it('refuses the answer to another frame', () => {
    const texts = [
      { stream: 'a', id: 7 },
      { stream: 'b', id: 8 },
    ]
    const frame = (...order: readonly number[]) => writeFrame(order.flatMap((at) => texts[at] ?? [])).slice(0, -1)
    expect(readFrame(frame(0, 1), texts)).toEqual(['a', 'b'])
    for (const wrong of [frame(0), frame(1), frame(1, 0), frame(0, 1, 0), `${frame(0, 1)} `])
      expect(readFrame(wrong, texts)).toBeUndefined()
  })
})

describe('marks', () => {
  const through = (source: string, change: (stream: string) => string) => {
    const { text, tags } = markTags(parseTaggedText(source))
    const written = writeStream(text, tags)
    const answer = readStream(change(written.stream), written)
    return printTaggedText(unmarkTags({ text: answer.text, tags }))
  }

  it('come back from the stream', () => {
    const source = 'See <g1>the <x2/> door</g1><x3/>, <x4/>. Xq'
    expect(through(source, (stream) => stream)).toBe(source)
    expect(through(source, (stream) => stream.toUpperCase().replace(/;T/g, ';t'))).toContain('<x2/> DOOR</g1><x3/>')
  })

  it('stand alone as words that engines keep, unless the text holds such a word', () => {
    const stream = (source: string) => {
      const { text, tags } = markTags(parseTaggedText(source))
      return writeStream(text, tags).stream
    }
    expect(stream('Open <x1/> now')).toBe('Open Xqbx now')
    expect(stream('Open<x1/> now')).toBe('Open[;t0;] now')
    expect(stream('Xqbx and <x1/> now')).toBe('Xqbx and [;t0;] now')
  })

  it('appear once, also if the engine loses or repeats them', () => {
    expect(through('<x1/>a <g2>b</g2>', () => 'b [;t0;] [;t0;] [;t9;]')).toBe('b <x1/>   <g2></g2>')
  })

  it('are counted apart from unknown words', () => {
    const { text, tags } = markTags(parseTaggedText('<x1/> wibble'))
    const written = writeStream(text, tags)
    expect(readStream('*Xqbx *wibble', written)).toMatchObject({ unknownWords: 1 })
    expect(tagsOf(parseTaggedText('<x1/> wibble'))).toHaveLength(1)
  })
})

describe('splitUnits', () => {
  it.each(['😀'.repeat(4_000), 'word '.repeat(2_000), 'A sentence. '.repeat(500), ''])(
    'cuts and loses nothing',
    (text) => {
      const units = splitUnits(text)
      expect(units.join('')).toBe(text)
      expect(units.every((unit) => unit.isWellFormed() && unit.length <= 1_500)).toBe(true)
    },
  )
})

describe('polish', () => {
  it.each([
    ['He kicked it.', ' chutó ello .', 'es', 'Chutó ello.'],
    ['Gobbledygook and nonsense.', 'Gobbledygook Y tonterías.', 'es', 'Gobbledygook y tonterías.'],
    ['Is it? Yes.', 'Es? Sí.', 'es', '¿Es? Sí.'],
    ['Stop now!', 'Para ahora!', 'es', '¡Para ahora!'],
    ['STOP NOW', 'para ahora', 'es', 'PARA AHORA'],
    ['Of the door', 'De la la casa', 'es', 'De la casa'],
    ['Paris and Rome', 'París y Roma', 'es', 'París y Roma'],
    ['Ready?', 'Prêt ?', 'fr', 'Prêt\u00a0?'],
    ['It works.', 'Funciona', 'es', 'Funciona.'],
  ])('%s', (source, answer, to, expected) => expect(polish(source, answer, to)).toBe(expected))

  it('takes linear time', () => {
    const started = process.cpuUsage()
    for (const piece of [' ', '. ', 'a a ', '¿', 'A ', '?']) polish(piece.repeat(1_500), piece.repeat(1_500), 'es')
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
  })
})

it('similarity compares characters', () => {
  expect(similarity('The red door', 'the RED door!')).toBeGreaterThan(0.9)
  expect(similarity('The red door', 'La puerta roja')).toBeLessThan(0.3)
})
