import { describe, expect, it } from 'vitest'
import { translated } from '../../corpus/translated/translate-text.ts'

describe('Subtitles', () => {
  it('keeps numbers, times and line breaks', async () => {
    const { text } = await translated(
      '1\r\n00:00:01,000 --> 00:00:02,000 X1:1\r\nHello there.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye & <i>so on</i>\r\n',
      'srt',
    )
    expect(text).toBe(
      '1\r\n00:00:01,000 --> 00:00:02,000 X1:1\r\nHELLO THERE.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBYE & <i>SO ON</i>\r\n',
    )
  })
  const two =
    '1\n00:00:01,000 --> 00:00:02,000\n<i>I think that the whole</i>\n\n2\n00:00:02,000 --> 00:00:03,000\n<i>of it is\nvery good.</i>\n'
  it('translates a sentence over two cues as one, and divides it again', async () => {
    const { text, segments } = await translated(two, 'srt')
    expect(segments).toEqual(['<g1>I think that the whole</g1> <x2/><g3>of it is very good.</g3>'])
    expect(text).toBe(two.replace(/<i>[^<]*<\/i>/g, (cue) => cue.toUpperCase().replaceAll('I>', 'i>')))
  })
  it('gives each cue its part, in order, also where the engine loses or repeats the border', async () => {
    for (const answer of ['Creo que todo esto es muy bueno.', '<x2/>Creo que todo<x2/> esto es muy bueno.']) {
      const { text } = await translated(two, 'srt', () => answer)
      const cues = text.split('\n\n')
      expect(cues).toHaveLength(2)
      expect(cues[0]).toMatch(/^1\n00:00:01,000 --> 00:00:02,000\n/)
      expect(cues[1]).toMatch(/^2\n00:00:02,000 --> 00:00:03,000\n/)
      expect(
        text
          .replace(/<[^>]*>|^\d.*$/gm, '')
          .split(/\s+/)
          .join(' ')
          .trim(),
      ).toBe('Creo que todo esto es muy bueno.')
    }
  })
  it('does not let an engine add a cue', async () => {
    const source = '1\n00:00:01,000 --> 00:00:02,000\nHello.\n'
    const { text } = await translated(source, 'srt', () => 'Hola.\r\n\r\n2\n00:00:09,000 --> 00:00:10,000\nSpam')
    expect(text).toBe('1\n00:00:01,000 --> 00:00:02,000\nHola. 2 00:00:09,000 --> 00:00:10,000 Spam\n')
  })
  it('keeps speakers apart', async () => {
    const { text, segments } = await translated(
      '1\n00:00:01,000 --> 00:00:02,000\n- Where is\n- {\\an8}Over there\n',
      'srt',
    )
    expect(segments).toEqual(['Where is', 'Over there'])
    expect(text).toBe('1\n00:00:01,000 --> 00:00:02,000\n- WHERE IS\n- {\\an8}OVER THERE\n')
  })
  it('keeps notes, styles, names of cues, settings, voices and times inside of vtt', async () => {
    const source =
      'WEBVTT - some title\n\nNOTE words\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v Bob>Hello &amp; bye.\n\n00:03.000 --> 00:04.000\n<c.red>One</c> two <00:03.500>three.\n'
    const { text, segments } = await translated(source, 'vtt')
    expect(segments).toEqual(['Hello & bye.', '<g1>One</g1> two <x2/>three.'])
    expect(text).toBe(
      source
        .replace('Hello &amp; bye', 'HELLO &amp; BYE')
        .replace('One', 'ONE')
        .replace('two', 'TWO')
        .replace('three', 'THREE'),
    )
  })
})
