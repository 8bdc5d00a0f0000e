import { describe, expect, it } from 'vitest'
import { writeStl } from './formats/stl/write.ts'
import { limits } from './limits.ts'
import { type ReadableFormat, readableFormats, readSubtitles } from './read.ts'
import { measureCpuMs } from './samples/measure-cpu.ts'
import { encodeUtf8 } from './text/decode-text.ts'

const repeat = (text: string, bytes = 1_000_000): string => text.repeat(Math.ceil(bytes / text.length))
const ttml = (body: string, head = ''): string => `<tt><head>${head}</head><body>${body}</body></tt>`
const cueOf = (text: string): string => `<p begin="0s" end="1s">${text}</p>`
const scc = (words: string): string => `Scenarist_SCC V1.0\n\n00:00:01;00\t${words}\n`

/** Texts that make careless readers slow, or run out of memory. */
const texts: readonly (readonly [ReadableFormat, string, string])[] = [
  ['srt', 'open tags', `00:00:01,000 --> 00:00:02,000\n${repeat('<')}`],
  ['srt', 'tags that never end', `00:00:01,000 --> 00:00:02,000\n${repeat('<font color=')}`],
  ['srt', 'nested tags', `00:00:01,000 --> 00:00:02,000\n${repeat('<i>')}x`],
  ['srt', 'closing tags', `00:00:01,000 --> 00:00:02,000\n${repeat('</x>')}`],
  ['srt', 'spaces', repeat(' ')],
  ['srt', 'empty lines', `00:00:01,000 --> 00:00:02,000\nx${repeat('\n')}`],
  ['srt', 'arrows', repeat('-->\n')],
  ['srt', 'digits', repeat('9')],
  ['vtt', 'open tags', `WEBVTT\n\n00:01.000 --> 00:02.000\n${repeat('<')}`],
  ['vtt', 'speakers', `WEBVTT\n\n00:01.000 --> 00:02.000\n${repeat('<v a>')}`],
  ['vtt', 'references', `WEBVTT\n\n00:01.000 --> 00:02.000\n${repeat('&a')}`],
  ['vtt', 'settings', `WEBVTT\n\n00:01.000 --> 00:02.000 ${repeat('line:')}\nx`],
  ['vtt', 'regions', `WEBVTT\n\n${repeat('REGION\nid:a\n\n')}`],
  ['smi', 'points without times', `<SAMI>${repeat('<sync ')}`],
  ['smi', 'paragraphs', `<SAMI><sync start=1>${repeat('<p>')}`],
  ['smi', 'titles that never end', `<SAMI>${repeat('<title>')}`],
  ['smi', 'styles', `<SAMI>${repeat('.a{ lang : ')}`],
  ['smi', 'spaces', `<SAMI><sync start=1><p>${repeat(' ')}`],
  ['smi', 'breaks', `<SAMI><sync start=1><p>${repeat('<br ')}`],
  ['ttml', 'no end tags', repeat('<tt>')],
  ['ttml', 'deep spans', ttml(cueOf(repeat('<span>')))],
  ['ttml', 'an endless attribute', `<tt a="${repeat('x')}`],
  ['ttml', 'an endless comment', `<tt><!--${repeat('-')}`],
  ['ttml', 'many attributes', `<tt ${repeat('a="1" ')}/>`],
  ['ttml', 'titles in pieces', ttml('', `<metadata><title>${repeat('x<a/>')}</title></metadata>`)],
  ['ttml', 'text in pieces', ttml(cueOf(repeat('x<a/>')))],
  ['ttml', 'styles', ttml('', `<styling>${repeat('<style xml:id="a"/>')}</styling>`)],
  ['ttml', 'nested region styles', ttml('', `<layout><region xml:id="a">${repeat('<style/>')}</region></layout>`)],
  ['ttml', 'breaks', ttml(cueOf(`x${repeat('<br/>')}`))],
  ['xif', 'texts', `<XIF><ThreadedObject>${repeat('<Text>x</Text>')}</ThreadedObject></XIF>`],
  ['scc', 'words', scc(repeat('9425 8080 '))],
  ['scc', 'one long row', scc(`94ad ${repeat('c1c1 ')}`)],
  ['scc', 'screens shown again and again', scc(`9420 ${'9470 c1c1 '.repeat(20)}${repeat('942f 8080 ')}`)],
  ['scc', 'lines', `Scenarist_SCC V1.0\n\n${repeat('00:00:01;00\t942f\n')}`],
  ['json', 'deep lists', repeat('[')],
  ['json', 'deep closed lists', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
]

describe('takes linear time and answers with a refusal or cues', () => {
  it.each(texts)('%s: %s', (format, _, text) => {
    const bytes = encodeUtf8(text)
    const ms = measureCpuMs(() => {
      const result = readSubtitles(format, bytes)
      expect('refusal' in result ? result.refusal : result.cues).toBeDefined()
    })
    expect(ms).toBeLessThan(5000)
  })

  it('ttml: styles that refer to styles many times over', () => {
    const styles = Array.from({ length: 9000 }, (_, index) => {
      const others = [1, 2, 3, 4, 5].map((step) => `s${index + step}`).join(' ')
      return `<style xml:id="s${index}" style="${others}" color="red"/>`
    })
    const result = readSubtitles('ttml', encodeUtf8(ttml(cueOf('<span style="s0">x</span>'), styles.join(''))))
    expect(result).toMatchObject({ cues: [{ lines: [[{ text: 'x', color: '#ff0000' }]] }] })
  })

  it('stl: a cumulative set without an end', () => {
    const { bytes } = writeStl(
      { language: 'en', cues: [{ startMs: 0, endMs: 1000, lines: [[{ text: 'x' }]] }] },
      '2026-01-31',
    )
    const block = bytes.slice(1024)
    block[4] = 2
    const file = new Uint8Array(1024 + block.length * 30_000)
    file.set(bytes.subarray(0, 1024))
    for (let index = 0; index < 30_000; index++) file.set(block, 1024 + index * block.length)
    expect(readSubtitles('stl', file)).toMatchObject({ refusal: 'broken' })
  })
})

describe('refuses', () => {
  it.each(readableFormats)('%s: an empty file, and one that is too large', (format) => {
    expect(readSubtitles(format, new Uint8Array())).toMatchObject({ refusal: 'empty' })
    expect(readSubtitles(format, new Uint8Array(limits.bytes + 1))).toMatchObject({ refusal: 'too_large_to_read' })
  })

  it.each([
    ['srt', '00:00:01,000 --> 00:00:02,000\nx\n'],
    ['vtt', '00:01.000 --> 00:02.000\nx\n\n'],
    ['smi', '<sync start=1><p>x'],
  ] as const)('%s: more cues than a program has', (format, cue) => {
    const head = { srt: '', vtt: 'WEBVTT\n\n', smi: '<SAMI>' }[format]
    const file = (count: number): Uint8Array => encodeUtf8(head + cue.repeat(count))
    expect(readSubtitles(format, file(limits.cues + 1))).toMatchObject({ refusal: 'too_large_to_read' })
    expect(readSubtitles(format, file(100))).toHaveProperty('cues')
  })

  it('entities and deep nesting in XML', () => {
    const bomb = `<!DOCTYPE tt [<!ENTITY a "${'x'.repeat(100)}">]>${ttml(cueOf('&a;'))}`
    expect(readSubtitles('ttml', encodeUtf8(bomb))).toMatchObject({ refusal: 'xml_entities' })
    const deep = ttml(cueOf(`${'<span>'.repeat(300)}x${'</span>'.repeat(300)}`))
    expect(readSubtitles('ttml', encodeUtf8(deep))).toMatchObject({ refusal: 'nested_too_deep' })
  })

  it('times that no clock has', () => {
    expect(readSubtitles('ttml', encodeUtf8(ttml('<p begin="later" end="1s">x</p>')))).toMatchObject({
      refusal: 'broken',
    })
    const noTimes = '<XIF><ThreadedObject><Text>x</Text></ThreadedObject></XIF>'
    expect(readSubtitles('xif', encodeUtf8(noTimes))).toMatchObject({ refusal: 'broken' })
  })
})
