import { describe, expect, it } from 'vitest'
import { sanitiseFileName } from './file-name.ts'

const invisible = '\u200b\u202e\u2066\u3164\ufe0f'

describe('SHELL-52 a file name is made safe', () => {
  it.each([
    ['Consent form (v2)_final-3.docx', 'Consent form (v2)_final-3.docx'],
    ['Übersicht – März.pdf', 'Übersicht - März.pdf'],
    ['契約書.docx', '契約書.docx'],
    ['عقد ٢٠٢٦.pdf', 'عقد ٢٠٢٦.pdf'],
    ['हिन्दी.txt', 'हिन्दी.txt'],
    ['𠮷野家.txt', '𠮷野家.txt'],
  ])(
    'SHELL-52 keeps letters and digits of any script, space, dot, dash, underscore and parentheses: %s',
    (name, safe) => {
      expect(sanitiseFileName(name)).toBe(safe)
    },
  )

  it.each([
    ['a/b.txt', 'a-b.txt'],
    ['a\\b:c*d?e"f<g>h|i.txt', 'a-b-c-d-e-f-g-h-i.txt'],
    ['100% & more!!.txt', '100- - more-.txt'],
    ['price: $$$ €.txt', 'price- - -.txt'],
    ['line\r\nbreak\tand\0null.txt', 'line-break-and-null.txt'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\fakepath\\form.docx', 'C-fakepath-form.docx'],
    ['<img src=x onerror=alert(1)>.png', 'img src-x onerror-alert(1)-.png'],
    ['=HYPERLINK("x").csv', 'HYPERLINK(-x-).csv'],
    ['I ❤️ 👩‍🚀 files.txt', 'I - - files.txt'],
    ['1️⃣ first.txt', '1- first.txt'],
    ['half \ud800 pair.txt', 'half - pair.txt'],
  ])('SHELL-52 makes one dash of every run of special characters: %j', (name, safe) => {
    expect(sanitiseFileName(name)).toBe(safe)
  })

  it('SHELL-52 lets nothing through that cannot be seen', () => {
    expect(sanitiseFileName(`in${invisible}voice.pdf`)).toBe('in-voice.pdf')
    expect(sanitiseFileName(`${invisible}cod.exe`)).toBe('cod.exe')
    expect(sanitiseFileName('\u0301accent.txt')).toBe('accent.txt')
  })

  it.each([
    '  .-_report.pdf_-. ',
    '...report.pdf',
    'report.pdf...',
    '/report.pdf/',
    '__ report.pdf --',
    '\u00a0report.pdf\u3000',
  ])('SHELL-52 trims spaces, dots, dashes and underscores at both ends: %j', (name) => {
    expect(sanitiseFileName(name)).toBe('report.pdf')
  })

  it('SHELL-52 leaves at most 255 characters, the extension among them', () => {
    const long = sanitiseFileName(`${'a'.repeat(400)}.docx`)
    expect(long).toBe(`${'a'.repeat(250)}.docx`)
    expect(sanitiseFileName('a'.repeat(255))).toBe('a'.repeat(255))
    expect(sanitiseFileName('a'.repeat(256))).toBe('a'.repeat(255))
    expect(sanitiseFileName(`${'a'.repeat(251)}.pdf`)).toHaveLength(255)
    expect(sanitiseFileName(`a.${'b'.repeat(400)}`)).toBe(`a.${'b'.repeat(253)}`)
  })

  it('SHELL-52 trims again what the cut laid bare', () => {
    expect(sanitiseFileName(`${'a'.repeat(249)}- ${'b'.repeat(100)}.docx`)).toBe(`${'a'.repeat(249)}.docx`)
  })

  it('SHELL-52 never cuts through the middle of a character', () => {
    const cut = sanitiseFileName(`${'𠮷'.repeat(200)}.docx`)
    expect(cut).toBe(`${'𠮷'.repeat(125)}.docx`)
    expect(sanitiseFileName(`a${'𠮷'.repeat(200)}.docx`).isWellFormed()).toBe(true)
  })

  it('SHELL-52 writes one and the same name one and the same way', () => {
    expect(sanitiseFileName('re\u0301sume\u0301.txt')).toBe('r\u00e9sum\u00e9.txt')
  })

  it.each(['', '   ', '???', '...', '👍', invisible])('SHELL-52 never leaves a file without a name: %j', (name) => {
    expect(sanitiseFileName(name)).toBe('file')
  })

  it('SHELL-52 keeps to its rule on any text and changes nothing the second time', () => {
    const pieces = [
      'a',
      'é',
      'ñ',
      '字',
      '𠮷',
      '1',
      ' ',
      '.',
      '-',
      '_',
      '(',
      ')',
      '/',
      '👍',
      '\u0301',
      '\u200d',
      '\ud800',
      '\0',
      '.docx',
    ]
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 5_000; round++) {
      const name = Array.from({ length: next(round % 10 ? 20 : 400) }, () => pieces[next(pieces.length)]).join('')
      const safe = sanitiseFileName(name)
      expect(safe).toMatch(/^[\p{L}\p{N}()][\p{L}\p{M}\p{N} .\-_()]*$/u)
      expect(safe).not.toMatch(/[ .\-_]$/)
      expect(safe.length).toBeLessThanOrEqual(255)
      expect(sanitiseFileName(safe)).toBe(safe)
    }
  })

  it('SHELL-52 takes a very long name in its stride', () => {
    const started = performance.now()
    for (const filler of [' ', '-', '/', '\u0301', '\u200d']) sanitiseFileName(`a${filler.repeat(300_000)}b`)
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
