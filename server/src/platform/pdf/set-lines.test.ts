import { expect, it } from 'vitest'
import { setLines } from './set-lines.ts'
import { textOfGlyphs } from './shape-text.ts'
import { joinPieces, plainText } from './styled-text.ts'

const rightToLeft = { language: 'ar', direction: 'rtl' } as const
const notes = {
  en: 'The price holds for the files as uploaded. A certified translation, affidavit or office file (ffi, fl) can be added.',
  ar: 'يسري السعر على الملفات كما رُفعت. تُحتسب مدة التسليم بأيام العمل، مثلًا 5 أيام لعدد 1,250 صفحة. راسلونا على quotes@example.com.',
  he: 'המחיר תקף לקבצים כפי שנשלחו. זמן האספקה נספר בימי עסקים, למשל 5 ימים עבור 1,250 עמודים (Word 2024).',
  hi: 'कीमत अपलोड की गई फ़ाइलों के लिए मान्य है। प्रमाणित अनुवाद के लिए कृपया हमें लिखें।',
  th: 'ราคานี้ใช้กับไฟล์ที่อัปโหลดเท่านั้น ระยะเวลาส่งมอบนับเป็นวันทำการตั้งแต่วันที่ยอมรับใบเสนอราคา',
  ja: '価格はアップロードされたファイルに適用されます。納期は見積書の承諾日から営業日で数えます。',
} as const

it('keeps numbers and Latin names left to right inside Arabic', async () => {
  const [line] = await setLines(plainText('ملفات Word 2024 جاهزة', 400), rightToLeft, 1e6)
  expect(line?.runs.map(({ text }) => text.trim()).filter(Boolean)).toEqual(['جاهزة', 'Word 2024', 'ملفات'])
})

it.each(Object.entries(notes))('gives every character of %s to exactly one glyph, in order', async (language, note) => {
  const direction = /^(ar|he)/.test(language) ? 'rtl' : 'ltr'
  for (const line of await setLines(plainText(note, 400), { language, direction }, 45_000))
    for (const run of line.runs) {
      const isRightToLeft = run.level % 2 === 1
      const texts = textOfGlyphs(run.glyphs, run.text, isRightToLeft)
      expect((isRightToLeft ? texts.reverse() : texts).join('')).toBe(run.text)
    }
})

it('keeps lines within the width, also for a word that is too long', async () => {
  for (const text of ['x'.repeat(400), notes.th, notes.ja, notes.ar]) {
    const lines = await setLines(plainText(text, 400), { language: 'en', direction: 'ltr' }, 20_000)
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(20_000)
    expect(lines.map((line) => line.text).join('')).toBe(text)
  }
})

// Hostile and mixed text: every script, marks alone, direction controls, emoji, lone surrogates, long words.
const pieces = [
  ...['abc', 'fi', ' ', '  ', '1,250.50', '17/B', '(', ')', '«', '»', 'ع', 'عربي', 'لا', 'مُعتمدة', '\u0651'],
  ...['שלום', '\u05b0', 'क्षि', 'ज़', '\u094d', 'ที่', '\u0e49', 'กำ', '文', '、', '「', 'カ\u3099', '한글', 'ᄒ'],
  ...['é', 'e\u0301', '👩‍💻', '🇪🇸', '\u200d', '\u202e', '\u2067', '\u2069', '\u200f', '\ud800', '\ufeff', '\u0000'],
  ...['\t', 'ß', 'Ω', 'Ж', 'ệ', 'x'.repeat(90), 'https://example.com/?q=1', '\u{1e900}', '𠮷', 'ꦗ', '\uffff'],
]

it('sets 300 random hostile paragraphs: nothing is lost and no line is too wide', async () => {
  let seed = 42
  const random = (limit: number): number => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % limit
  }
  for (let round = 0; round < 300; round++) {
    const source = Array.from({ length: 1 + random(25) }, () => pieces[random(pieces.length)]).join('')
    const direction = random(2) ? 'rtl' : 'ltr'
    const language = ['en', 'ar', 'th', 'ja'][random(4)] ?? 'en'
    const width = 8000 + random(30_000)
    const lines = await setLines(plainText(source, 400), { language, direction }, width)
    // A line is shaped by itself, which may change it a little: an Arabic letter at a cut takes another form.
    expect(Math.max(...lines.map((line) => line.width)), source).toBeLessThanOrEqual(width * 1.1)
    expect(lines.map(({ text }) => text).join('').length, source).toBeGreaterThan(0)
    for (const { runs } of lines)
      for (const run of runs) {
        expect(run.glyphs.every(({ id, advance }) => Number.isInteger(id) && Number.isFinite(advance))).toBe(true)
        const texts = textOfGlyphs(run.glyphs, run.text, run.level % 2 === 1)
        const all = (run.level % 2 === 1 ? texts.reverse() : texts).join('')
        if (run.glyphs.length > 0) expect(all, source).toBe(run.text)
      }
  }
}, 60_000)

it('takes linear time for a long hostile paragraph', async () => {
  const began = process.cpuUsage()
  for (const text of ['ع'.repeat(20_000), '\u2067'.repeat(20_000), '文'.repeat(20_000), '(\u05d0'.repeat(10_000)])
    await setLines(plainText(text, 400), rightToLeft, 40_000)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(20_000)
}, 60_000)

it('sets bold and sloping words inside a line, and keeps their look where another character has no font', async () => {
  const piece = (text: string, weight: 400 | 600, isItalic = false) => ({ text, weight, isItalic })
  const paragraph = joinPieces(
    [piece('𐤀 plain ', 400), piece('bold', 600), piece(' slope عربي', 400, true)],
    (text) => text,
  )
  const [line] = await setLines(paragraph, { language: 'en', direction: 'ltr' }, 1e6)
  const shown = line?.runs.map(({ text, open, isItalic }) => [text.trim(), open.weight, isItalic])
  expect(shown).toEqual([
    ['\ufffd plain', 400, false],
    ['bold', 600, false],
    ['slope', 400, true],
    ['عربي', 400, false],
  ])
})
