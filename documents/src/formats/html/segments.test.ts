import { describe, expect, it } from 'vitest'
import { translated } from '../../corpus/translated/translate-text.ts'

describe('HTML', () => {
  it('keeps inline tags around their words and writes the rest as it was', async () => {
    const { text, segments } = await translated(
      '<!doctype html>\n<body>\n  <p class="x">A <b>bold</b> &amp; <a href="/y">linked</a> word.<br>Next  one</p>\n',
      'html',
    )
    expect(segments).toEqual(['A <g1>bold</g1> & <g2>linked</g2> word.', 'Next one'])
    expect(text).toBe(
      '<!doctype html>\n<body>\n  <p class="x">A <b>BOLD</b> &amp; <a href="/y">LINKED</a> WORD.<br>NEXT ONE</p>\n',
    )
  })
  it('translates the attributes that people read', async () => {
    const { text, report } = await translated(
      '<title>My page</title><meta name="description" content="About us"><meta name="viewport" content="width=device"><img alt="A &quot;rose&quot;" src="a b.png"><input placeholder=Name value="keep"><input type="submit" value=\'Send\'><p>See <a title="The docs" href="/a">them</a> <span aria-label="close it">x</span></p>',
      'html',
    )
    expect(text).toBe(
      '<title>MY PAGE</title><meta name="description" content="ABOUT US"><meta name="viewport" content="width=device"><img alt="A &quot;ROSE&quot;" src="a b.png"><input placeholder="NAME" value="keep"><input type="submit" value="SEND"><p>SEE <a title="THE DOCS" href="/a">THEM</a> <span aria-label="CLOSE IT">X</span></p>',
    )
    expect(report.translated).toBe(8)
  })
  it('leaves scripts, styles, code and comments alone', async () => {
    const source =
      '<script>var a = "<p>no</p>"</script><style>p::after{content:"no"}</style><!-- <p>no</p> --><pre>no <b>x</b></pre><svg><text>no</text></svg><p>Use <code>no()</code> here</p>'
    const { text, segments, report } = await translated(source, 'html')
    expect(segments).toEqual(['Use <x1/> here'])
    expect(text).toBe(source.replace('Use ', 'USE ').replace(' here', ' HERE'))
    expect(report.left).toEqual({ code: 1 })
  })
  it('leaves what is marked as not to be translated', async () => {
    const source =
      '<p translate="no">Keep it<p>Take it</p><div class="a notranslate"><p>Keep</p><div>too</div></div><p>Call <span translate=no>Acme Inc.</span> now</p><img translate=no alt="Keep">'
    const { text, segments } = await translated(source, 'html')
    expect(segments).toEqual(['Take it', 'Call <x1/> now'])
    expect(text).toBe(source.replace('Take it', 'TAKE IT').replace('Call', 'CALL').replace(' now', ' NOW'))
  })
  it('sets the language and the direction', async () => {
    const page = '<html lang="en-US" dir="ltr"><body lang=en><p>Word <i lang="fr">mot</i></p></html>'
    const arabic = await translated(page, 'html', (text) => `«${text}»`, { into: 'ar' })
    expect(arabic.text).toBe('<html lang="ar" dir="rtl"><body lang="ar"><p>«Word <i lang="fr">mot</i>»</p></html>')
    const bare = await translated('<html><p>Word</p></html>', 'html')
    expect(bare.text).toBe('<html lang="es"><p>WORD</p></html>')
  })
  it('keeps references that it cannot read, and escapes what an engine adds', async () => {
    const { text, segments } = await translated(
      '<p>&alpha; &copy; &copy 2020 AT&T</p>',
      'html',
      (same) => `${same} <&>\u00a0`,
    )
    expect(segments).toEqual(['<x1/> © <x2/> 2020 AT&T'])
    expect(text).toBe('<p>&alpha; © &copy 2020 AT&amp;T &lt;&amp;&gt;&nbsp;</p>')
  })
  it('reads markup that is not closed', async () => {
    for (const source of ['<p>One <b>two', '<p>One <a href="x', '<ul><li>One<li>Two</ul>', '<p>One<!-- x'])
      expect((await translated(source, 'html')).text.toUpperCase()).toBe(source.toUpperCase())
    expect((await translated('One < two', 'html')).text).toBe('ONE &lt; TWO')
    expect((await translated('<ul><li>One<li>Two <b>x</ul>', 'html')).text).toBe('<ul><li>ONE<li>TWO <b>X</ul>')
  })
  it('keeps pairs well nested when the engine loses tags', async () => {
    const { text, report } = await translated(
      '<p>A <b>bold</b> and <a href="x">linked</a> word</p>',
      'html',
      () => 'Una palabra',
    )
    expect(text.replace(/<[^>]*>/g, '')).toBe('Una palabra')
    expect(text.match(/<a href="x">/g)).toHaveLength(1)
    expect(text.match(/<\/a>/g)).toHaveLength(1)
    expect(report.repairs).toEqual({ put_back: 2 })
  })
})
