import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDamage } from '../corpus/damage.ts'
import { inCapitals, translated, translatedOrRefused } from '../corpus/translated/translate-text.ts'
import type { FileType } from '../file-types.ts'
import { checkTranslation } from '../translate/check-translation.ts'

/** A text of each format, with a word that has an accent. */
const samples: Readonly<Partial<Record<FileType, string>>> = {
  txt: 'Café one.\r\n\r\n  - two\r\nlast',
  md: '# Café *one*\n\n| a | b |\n|---|---|\n| c [x](y) | `d` |\n\n> text that\n> goes on  \n> here\n',
  html: '<html><body><p>Café <b>one</b> &amp; two<br>three <img alt="four">\n<ul><li>five</ul>',
  csv: 'café,"one ""two"""\r\nthree four,"=1"\r\n',
  tsv: 'café\t"one"\n',
  json: '{"a": "Café {n, plural, one {# day} other {# days}}", "b": ["<b>x</b> y", 1]}',
  po: 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Café"\nmsgstr ""\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] ""\nmsgstr[1] ""\n',
  xliff:
    '<?xml version="1.0" encoding="UTF-8"?><xliff version="1.2"><file source-language="en"><trans-unit id="1"><source>Café <g id="1">one</g></source></trans-unit></file></xliff>',
  srt: '1\n00:00:01,000 --> 00:00:02,000\nCafé one two three four\n\n2\n00:00:02,000 --> 00:00:03,000\n<i>and so\non.</i>\n',
  vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nCafé &amp; <b>one</b>\n',
}
const types = Object.keys(samples) as (keyof typeof samples)[]
const bilingual = new Set<FileType>(['po', 'xliff'])
const sampleOf = (type: FileType): string => samples[type] ?? ''

describe.each(types)('A translated %s', (type) => {
  it('has every segment, and gives none of its source texts back', async () => {
    const mark = (text: string): string => `«${text}»`
    const { segments, report, text } = await translated(sampleOf(type), type, mark)
    expect(report).toMatchObject({ translated: segments.length, failed: [], same: 0, repairs: {} })
    expect(text.match(/«/g)).toHaveLength(segments.length)
  })
  it('is found to be translated when it is read back, and its source is not', async () => {
    const { bytes, segments } = await translated(sampleOf(type), type, (text) => `«${text}»`)
    const folder = await mkdtemp(join(tmpdir(), 'documents-check-'))
    try {
      await writeFile(join(folder, 'source'), sampleOf(type))
      await writeFile(join(folder, 'output'), bytes)
      const check = await checkTranslation(join(folder, 'source'), join(folder, 'output'), type)
      expect(check).toMatchObject({ stillSource: 0, lost: 0 })
      const unchanged = await checkTranslation(join(folder, 'source'), join(folder, 'source'), type)
      expect(unchanged).toMatchObject(bilingual.has(type) ? { segments: 0 } : { stillSource: segments.length })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
  it('has the encoding and byte order mark of its source', async () => {
    const utf8 = (await translated(sampleOf(type), type)).text
    const utf16 = (await translated(Buffer.from(`\ufeff${sampleOf(type)}`, 'utf16le'), type)).bytes
    expect(utf16.toString('utf16le')).toBe(`\ufeff${utf8}`)
    const bigEndian = (await translated(Buffer.from(`\ufeff${sampleOf(type)}`, 'utf16le').swap16(), type)).bytes
    expect(bigEndian).toEqual(Buffer.from(utf16).swap16())
    expect((await translated(`\ufeff${sampleOf(type)}`, type)).text).toBe(`\ufeff${utf8}`)
  })
  it('is written or refused, whatever is damaged in its source', async () => {
    const damage = createDamage(7)
    for (let round = 0; round < 25; round++) {
      const bytes = damage(Buffer.from(sampleOf(type)))
      const result = await translatedOrRefused(bytes, type, inCapitals)
      if (!('refusal' in result)) expect(result.report.failed).toEqual([])
      const same = await translatedOrRefused(bytes, type, (text) => text)
      if (!('refusal' in same) && !bilingual.has(type)) expect(same.bytes).toEqual(bytes)
    }
  })
})

describe.each(types.filter((type) => !bilingual.has(type)))('A %s', (type) => {
  it('is unchanged where the answers equal the source, and where there are none', async () => {
    const source = Buffer.from(sampleOf(type))
    expect((await translated(source, type, (text) => text)).bytes).toEqual(source)
    const { bytes, segments, report } = await translated(source, type, () => undefined)
    expect(bytes).toEqual(source)
    expect(report.failed).toHaveLength(segments.length)
  })
})

describe('A text made to be slow', { timeout: 60_000 }, () => {
  const tokens = [
    '<',
    '"',
    '[',
    '`',
    '*',
    '{a,plural,',
    '](',
    '\n#',
    '<?',
    ' \n',
    '&',
    '<a ',
    'a. ',
    '%',
    '<b>',
    '- ',
    '| ',
  ]
  it.each(types)('is translated in time: %s', async (type) => {
    const slow: string[] = []
    for (const token of tokens) {
      const began = performance.now()
      await translatedOrRefused(sampleOf(type) + token.repeat(100_000 / token.length), type, inCapitals)
      if (performance.now() - began > 5000) slow.push(token)
    }
    expect(slow).toEqual([])
  })
})

describe('A text in an old encoding', () => {
  const latin = Buffer.from('Café one\n', 'latin1')
  it('stays in it where the translation can be written in it', async () => {
    const { bytes, report } = await translated(latin, 'txt', () => 'Señor “él”')
    expect(new TextDecoder('windows-1252').decode(bytes)).toBe('Señor “él”\n')
    expect(report.warnings).toEqual(['encoding_guessed'])
  })
  it('becomes UTF-8 where it cannot', async () => {
    const { text, report } = await translated(latin, 'txt', () => 'مقهى', { into: 'ar' })
    expect(text).toBe('مقهى\n')
    expect(report.warnings).toEqual(['encoding_guessed', 'encoding_changed'])
    expect((await translated(Buffer.from('café,x one\n', 'latin1'), 'csv', () => 'مقهى')).text).toBe(
      '\ufeffمقهى,مقهى\n',
    )
  })
  it('has references for other characters in HTML and XLIFF', async () => {
    const page = Buffer.from('<meta charset="iso-8859-1"><p>Café</p>', 'latin1')
    const { bytes } = await translated(page, 'html', () => 'é م')
    expect(bytes.toString('latin1')).toBe('<meta charset="iso-8859-1"><p>é &#1605;</p>')
  })
  it('says so in a gettext file that becomes UTF-8', async () => {
    const source = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n\nmsgid "Café"\nmsgstr ""\n'
    const { text } = await translated(Buffer.from(source, 'latin1'), 'po', () => 'مقهى')
    expect(text).toBe(
      source.replace('ISO-8859-1', 'utf-8').replace('msgid "Café"\nmsgstr ""', 'msgid "Café"\nmsgstr "مقهى"'),
    )
  })
  it('becomes UTF-8 where several bytes are a character', async () => {
    const page = Buffer.concat([
      Buffer.from('<meta charset="shift_jis"><p>'),
      Buffer.from([0x93, 0xfa]),
      Buffer.from('</p>'),
    ])
    const { text } = await translated(page, 'html', (same) => `${same}!`)
    expect(text).toBe('<meta charset="utf-8"><p>日!</p>')
  })
})
