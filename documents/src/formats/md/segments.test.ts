import { describe, expect, it } from 'vitest'
import { translated } from '../../corpus/translated/translate-text.ts'

const lines = (...all: string[]): string => `${all.join('\n')}\n`

describe('Markdown', () => {
  it('leaves front matter, code, rules and addresses alone', async () => {
    const source = lines(
      '---',
      'title: x',
      '---',
      '```js',
      'let words = 1',
      '```',
      '',
      '    indented code',
      '',
      '~~~',
      'more',
      '~~~',
      '',
      '***',
      '',
      '[ref]: http://a.b',
      '<!-- a comment -->',
    )
    const { text, segments } = await translated(`${source}\nText\n`, 'md')
    expect(segments).toEqual(['Text'])
    expect(text).toBe(`${source}\nTEXT\n`)
  })
  it('keeps headings, lists, quotes and tasks', async () => {
    const { text } = await translated(
      lines(
        '# Head *one* #',
        '',
        '- item',
        '  1. nested **bold**',
        '- [x] task',
        '',
        '> quote',
        '> > deep',
        '',
        'Setext',
        '------',
      ),
      'md',
    )
    expect(text).toBe(
      lines(
        '# HEAD *ONE* #',
        '',
        '- ITEM',
        '  1. NESTED **BOLD**',
        '- [x] TASK',
        '',
        '> QUOTE',
        '> > DEEP',
        '',
        'SETEXT',
        '------',
      ),
    )
  })
  it('keeps links, images, code and emphasis as tags', async () => {
    const { text, segments } = await translated(
      'See `code`, [a link](http://x.y/a_b "Its title"), ![a picture](p.png), <http://x.y>, snake_case and **bold _and more_**.\n',
      'md',
    )
    expect(segments).toEqual([
      'Its title',
      'See <x1/>, <g2>a link</g2>, <g3>a picture</g3>, <x4/>, snake_case and <g5>bold <g6>and more</g6></g5>.',
    ])
    expect(text).toBe(
      'SEE `code`, [A LINK](http://x.y/a_b "ITS TITLE"), ![A PICTURE](p.png), <http://x.y>, SNAKE_CASE AND **BOLD _AND MORE_**.\n',
    )
  })
  it('keeps the address of a link that is found by its text, and translates footnotes', async () => {
    const { text } = await translated(
      lines(
        'See [the docs] and [it][], [not one].[^1]',
        '',
        '[The Docs]: http://a.b "Title"',
        '[it]: c',
        '[^1]: A note.',
      ),
      'md',
    )
    expect(text).toBe(
      lines(
        'SEE [THE DOCS][the docs] AND [IT][it], [NOT ONE].[^1]',
        '',
        '[The Docs]: http://a.b "TITLE"',
        '[it]: c',
        '[^1]: A NOTE.',
      ),
    )
  })
  it('translates the cells of tables with escaped pipes', async () => {
    const { text, segments } = await translated(
      lines('| Name | a \\| b |', '|:-----|---:|', '| `x\\|y` is | two |', '', 'a | b, no table'),
      'md',
      (cell) => (cell === 'two' ? 'dos | 2' : cell.toLowerCase()),
    )
    expect(segments).toEqual(['Name', 'a <x1/> b', '<x1/> is', 'two', 'a | b, no table'])
    expect(text).toBe(lines('| name | a \\| b |', '|:-----|---:|', '| `x\\|y` is | dos \\| 2 |', '', 'a | b, no table'))
  })
  it('joins the lines of a paragraph and wraps the translation, with hard breaks where they were', async () => {
    const source = lines(
      '> A long paragraph that was wrapped in the source because of its',
      '> width, and ends here.  ',
      '> After a break\\',
      '> the last line',
    )
    const { text, segments } = await translated(source, 'md')
    expect(segments[0]).toBe('A long paragraph that was wrapped in the source because of its width, and ends here.')
    expect(text).toBe(source.toUpperCase())
  })
  it('translates blocks of HTML', async () => {
    const { text } = await translated(
      lines('<div align="center">', '<p>Some <b>words</b></p>', '</div>', '', 'Text'),
      'md',
    )
    expect(text).toBe(lines('<div align="center">', '<p>SOME <b>WORDS</b></p>', '</div>', '', 'TEXT'))
  })
  it('escapes markup that an engine adds', async () => {
    const answers: Record<string, string> = {
      'First.': '1. May',
      Second: '# x',
      Third: 'a *b* [c]',
      'Four * 4': 'x * y',
    }
    const { text } = await translated(
      lines('First.', '', 'Second', '', 'Third', '', 'Four * 4'),
      'md',
      (same) => answers[same],
    )
    expect(text).toBe(lines('1\\. May', '', '\\# x', '', 'a \\*b\\* \\[c\\]', '', 'x * y'))
  })
})
