import { describe, expect, it } from 'vitest'
import { writeEngineText } from './engine-text.ts'

const write = (text: string, to = 'es') => {
  const written = writeEngineText(text, 'en', to)
  if (!written) throw new Error('nothing to translate')
  return written
}

describe('writeEngineText', () => {
  it('writes a sentence per line, in HTML of its own', () => {
    expect(write(' Mr. Fox ran. <g3>He won & left. Then</g3> A < B.<x1/> ').html).toBe(
      'Mr. Fox ran.\n<b id="3">He won &amp; left.\nThen</b> A &lt; B.<img id="1">',
    )
  })

  it.each([
    ' Mr. Fox ran.  <g3>He won & left.\n\n Then</g3> A < B.<x1/> ',
    '\tOne.\r\nTwo. <x1/> <g1>Three.</g1>\n',
    'Write to {name} at a@b.example 👍🏽. <g9> Ok?',
    'Line<x1/>\nNext <x2/>.',
  ])('restores %j from an answer that changes nothing', (text) => {
    const { html, restore } = write(text)
    expect(restore(html)).toBe(text)
  })

  it('writes a space between sentences where the target language has them', () => {
    const written = writeEngineText('一。二。', 'zh', 'en')
    expect(written?.html).toBe('一。\n二。')
    expect(written?.restore('One.\nTwo.')).toBe('One. Two.')
    expect(write('One. Two.\nThree.', 'ja').restore('一。\n二。\n三。')).toBe('一。二。\n三。')
  })

  it('puts a tag back to the word that it followed', () => {
    expect(write('the car<x1/> is <x2/>red').restore('el coche <img id="1">es<img id="2"></img> rojo')).toBe(
      'el coche<x1/> es <x2/>rojo',
    )
  })

  it('keeps tags that the engine lost', () => {
    expect(write('the <g1>red</g1> car<x2/>').restore('el coche rojo')).toBe('<g1>el coche rojo <x2/></g1>')
  })

  it('protects symbols that no vocabulary holds', () => {
    expect(write('Good 👍🏽🇪🇸 day').html).toBe('Good <img id="1"> day')
  })

  it('replaces characters that the engine cannot take', () => {
    expect(write('a\u0000b\ud800c\u00a0d').html).toBe('a b c d')
  })

  it('finds no words in numbers, tags and spaces', () => {
    for (const text of ['', ' \n', '12.50 %', '<g1><x2/></g1>', '{name}', '👍'])
      expect(writeEngineText(text, 'en', 'es')).toBeNull()
  })

  it('returns null for an answer without words', () => {
    expect(write('Hello <x1/>').restore(' <img id="1">.')).toBeNull()
  })
})
