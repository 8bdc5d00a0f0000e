import { describe, expect, it } from 'vitest'
import { translated } from '../../corpus/translated/translate-text.ts'

describe('Plain text', () => {
  it('translates line by line and keeps blank lines, list marks and line breaks', async () => {
    const { text, segments } = await translated('Hello. Bye!\r\n\r\n - item one\r\n2) item two\rlast', 'txt')
    expect(segments).toEqual(['Hello.', 'Bye!', 'item one', 'item two', 'last'])
    expect(text).toBe('HELLO. BYE!\r\n\r\n - ITEM ONE\r\n2) ITEM TWO\rLAST')
  })
  it('joins lines that were wrapped at a width, and wraps the translation again', async () => {
    const source = [
      '  This paragraph was wrapped by a person who likes short lines in',
      '  text files. It goes on and on over several lines, as some people',
      '  like it. Short',
      '',
      'Not wrapped',
      'Another line',
      '',
    ].join('\n')
    const { text, segments } = await translated(source, 'txt')
    expect(segments).toContain('This paragraph was wrapped by a person who likes short lines in text files.')
    expect(segments).toContain('Not wrapped')
    expect(text).toBe(source.toUpperCase())
  })
  it('makes placeholders and addresses tags', async () => {
    const source = '{0} of %1$s: {{ name }} saved 50%ige at https://x.org/a?b=1. ${x} <b>bold</b>\n'
    const { text, segments } = await translated(source, 'txt')
    expect(segments).toEqual(['<x1/> of <x2/>: <x3/> saved 50%ige at <x4/>.', '<x1/> <g2>bold</g2>'])
    expect(text).toBe('{0} OF %1$s: {{ name }} SAVED 50%IGE AT https://x.org/a?b=1. ${x} <b>BOLD</b>\n')
  })
  it('lets the engine move placeholders, and puts a lost one back', async () => {
    const moved = await translated('Deleted by %s\n', 'txt', () => '<x1/> borró esto')
    expect(moved.text).toBe('%s borró esto\n')
    const lost = await translated('Deleted by %s today\n', 'txt', () => 'Borrado hoy')
    expect(lost.text.match(/%s/g)).toHaveLength(1)
    expect(lost.report.repairs).toEqual({ put_back: 1 })
  })
  it('has as many lines as its source, whatever an engine answers', async () => {
    expect((await translated('One\nTwo\n', 'txt', (line) => `${line}\n\nmore`)).text).toBe('One more\nTwo more\n')
  })
  it('keeps the keys and comments of properties files', async () => {
    const source = '# note\ntitle.main=Hello world\n"k" = "Say \\"hi\\"";\n'
    const { text, report } = await translated(source, 'txt')
    expect(text).toBe('# note\ntitle.main=HELLO WORLD\n"k" = "SAY \\"HI\\"";\n')
    expect(report.left).toEqual({ comment: 1 })
  })
})
