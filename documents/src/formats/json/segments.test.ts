import { describe, expect, it } from 'vitest'
import { translated, translatedOrRefused } from '../../corpus/translated/translate-text.ts'

describe('JSON', () => {
  it('translates string values only', async () => {
    const source = '{\n  "title" : "Hello {name}, you have %d mails",\n\t"n": 1.50, "list": ["a\\nb", true, null]\n}\n'
    const { text, segments } = await translated(source, 'json')
    expect(segments).toEqual(['Hello <x1/>, you have <x2/> mails', 'a<x1/>b'])
    expect(text).toBe(
      '{\n  "title" : "HELLO {name}, YOU HAVE %d MAILS",\n\t"n": 1.50, "list": ["A\\nB", true, null]\n}\n',
    )
  })
  it('translates the branches of ICU messages and keeps their syntax', async () => {
    const source = '{"a":"You have {n, plural, =0 {no files} one {# file} other {{who} has # files}} left."}'
    const { text, segments } = await translated(source, 'json')
    expect(segments).toEqual(['no files', '<x1/> file', '<x1/> has <x2/> files', 'You have <x1/> left.'])
    expect(text).toBe('{"a":"YOU HAVE {n, plural, =0 {NO FILES} one {# FILE} other {{who} HAS # FILES}} LEFT."}')
  })
  it('leaves identifiers, addresses and metadata alone', async () => {
    const source =
      '{"@@locale":"en","@t":{"description":"A note"},"t":"A word","$id":"some words","i":["https://x.org","btn_main","#fff000","user.name","camelCase","/a/b","en-US"]}'
    const { text, report } = await translated(source, 'json')
    expect(text).toBe(source.replace('A word', 'A WORD'))
    expect(report.left).toEqual({ metadata: 3, code: 6 })
  })
  it('keeps the way in which characters are escaped', async () => {
    const { text } = await translated('{"a":"caf\\u00e9 a\\/b"}', 'json', () => 'é/ü "x"\t')
    expect(text).toBe('{"a":"\\u00e9\\/\\u00fc \\"x\\"\\t"}')
  })
  it('reads comments, trailing commas and several values in a row', async () => {
    const source = '// note "x"\n{"a": "One" /* "b" */, }\n{"a": "Two"}\n'
    expect((await translated(source, 'json')).text).toBe('// note "x"\n{"a": "ONE" /* "b" */, }\n{"a": "TWO"}\n')
  })
  it('refuses broken JSON', async () => {
    for (const source of ['{"a": "One"', '{"a" "One"}', '{"a": "One}', '["a"]]'])
      expect(await translatedOrRefused(source, 'json', (text) => text)).toMatchObject({ refusal: 'broken' })
  })
})
