import { describe, expect, it } from 'vitest'
import { sanitizeFileName } from './file-name.ts'

const invisible = '\u200b\u202e\u2066\u3164\ufe0f'

describe('SHELL-52 sanitizing a file name', () => {
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
      expect(sanitizeFileName(name)).toBe(safe)
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
  ])('SHELL-52 replaces every run of special characters by one dash: %j', (name, safe) => {
    expect(sanitizeFileName(name)).toBe(safe)
  })

  it('SHELL-52 removes invisible characters', () => {
    expect(sanitizeFileName(`in${invisible}voice.pdf`)).toBe('in-voice.pdf')
    expect(sanitizeFileName(`${invisible}cod.exe`)).toBe('cod.exe')
    expect(sanitizeFileName('\u0301accent.txt')).toBe('accent.txt')
  })

  it.each([
    '  .-_report.pdf_-. ',
    '...report.pdf',
    'report.pdf...',
    '/report.pdf/',
    '__ report.pdf --',
    '\u00a0report.pdf\u3000',
  ])('SHELL-52 trims spaces, dots, dashes and underscores at both ends: %j', (name) => {
    expect(sanitizeFileName(name)).toBe('report.pdf')
  })

  it('SHELL-52 keeps at most 255 characters, including the extension', () => {
    const long = sanitizeFileName(`${'a'.repeat(400)}.docx`)
    expect(long).toBe(`${'a'.repeat(250)}.docx`)
    expect(sanitizeFileName('a'.repeat(255))).toBe('a'.repeat(255))
    expect(sanitizeFileName('a'.repeat(256))).toBe('a'.repeat(255))
    expect(sanitizeFileName(`${'a'.repeat(251)}.pdf`)).toHaveLength(255)
    expect(sanitizeFileName(`a.${'b'.repeat(400)}`)).toBe(`a.${'b'.repeat(253)}`)
  })

  it('SHELL-52 trims again after shortening', () => {
    expect(sanitizeFileName(`${'a'.repeat(249)}- ${'b'.repeat(100)}.docx`)).toBe(`${'a'.repeat(249)}.docx`)
  })

  it('SHELL-52 never cuts a character in half', () => {
    const cut = sanitizeFileName(`${'𠮷'.repeat(200)}.docx`)
    expect(cut).toBe(`${'𠮷'.repeat(125)}.docx`)
    expect(sanitizeFileName(`a${'𠮷'.repeat(200)}.docx`).isWellFormed()).toBe(true)
  })

  it('SHELL-52 normalizes equal names to the same spelling', () => {
    expect(sanitizeFileName('re\u0301sume\u0301.txt')).toBe('r\u00e9sum\u00e9.txt')
  })

  it.each(['', '   ', '???', '...', '👍', invisible])('SHELL-52 never returns an empty name: %j', (name) => {
    expect(sanitizeFileName(name)).toBe('file')
  })

  it('SHELL-52 follows its rules for any text and is idempotent', () => {
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
      const safe = sanitizeFileName(name)
      expect(safe).toMatch(/^[\p{L}\p{N}()][\p{L}\p{M}\p{N} .\-_()]*$/u)
      expect(safe).not.toMatch(/[ .\-_]$/)
      expect(safe.length).toBeLessThanOrEqual(255)
      expect(sanitizeFileName(safe)).toBe(safe)
    }
  })

  it('SHELL-52 handles very long names in linear time', () => {
    const started = process.cpuUsage()
    for (const filler of [' ', '-', '/', '\u0301', '\u200d']) sanitizeFileName(`a${filler.repeat(300_000)}b`)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
  })
})
