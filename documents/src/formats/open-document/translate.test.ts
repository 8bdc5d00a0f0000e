import { describe, expect, it } from 'vitest'
import { openDocument, openXml, type Parts } from '../../corpus/office-files.ts'
import { partOf } from '../../corpus/translated/translate-bytes.ts'
import { translated } from '../../corpus/translated/translate-text.ts'

type Type = 'odt' | 'ods' | 'odp'
const kinds = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' } as const
const make = (type: Type, body: string, { styles = '', more = {} }: { styles?: string; more?: Parts } = {}): Buffer =>
  openDocument(`application/vnd.oasis.opendocument.${kinds[type]}`, {
    'content.xml': openXml(
      'content',
      `<office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body>`,
    ),
    ...more,
  })
const bodyOf = async (bytes: Buffer): Promise<string> =>
  /<office:body>(.*)<\/office:body>/s.exec(await partOf(bytes, 'content.xml'))?.[1] ?? ''
const odt = async (body: string, styles = '') => {
  const { bytes, ...rest } = await translated(make('odt', body, { styles }), 'odt')
  return { ...rest, body: await bodyOf(bytes) }
}

describe('An OpenDocument text', () => {
  it('keeps spans as tags around their words', async () => {
    const { segments, body } = await odt(
      '<text:p>A <text:span text:style-name="T1">bold</text:span> word. Next.</text:p>',
    )
    expect(segments).toEqual(['A <g1>bold</g1> word.', 'Next.'])
    expect(body).toBe('<text:p>A <text:span text:style-name="T1">BOLD</text:span> WORD. NEXT.</text:p>')
  })
  it('joins a word that is split into spans that look alike, and ignores styles that say nothing', async () => {
    const styles =
      '<style:style style:name="T9" style:family="text"><style:text-properties officeooo:rsid="0a" xmlns:officeooo="o"/></style:style>'
    const { segments, body } = await odt(
      '<text:p>Bro<text:span text:style-name="T9">ken</text:span> <text:span text:style-name="T1">wo</text:span><text:span text:style-name="T1">rds</text:span> of it</text:p>',
      styles,
    )
    expect(segments).toEqual(['Broken <g1>words</g1> of it'])
    expect(body).toBe('<text:p>BROKEN <text:span text:style-name="T1">WORDS</text:span> OF IT</text:p>')
  })
  it('translates references that show a text, and leaves those that show a number', async () => {
    const reference = (format: string, text: string): string =>
      `<text:bookmark-ref text:reference-format="${format}">${text}</text:bookmark-ref>`
    const { segments, body } = await odt(
      `<text:p>See ${reference('text', 'Annex')} on page ${reference('page', '7')} of it.</text:p>`,
    )
    expect(segments).toEqual(['See <g1>Annex</g1> on page <x2/> of it.'])
    expect(body).toBe(`<text:p>SEE ${reference('text', 'ANNEX')} ON PAGE ${reference('page', '7')} OF IT.</text:p>`)
  })
  it('translates notes, text boxes, alternative texts, links, lists, tables and index titles', async () => {
    const { segments, body } = await odt(
      [
        '<text:h>Title</text:h><text:list><text:list-item><text:p>Item</text:p></text:list-item></text:list>',
        '<text:p>See<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>The note.</text:p></text:note-body></text:note> <text:a xlink:href="x" xmlns:xlink="l">here</text:a> now</text:p>',
        '<text:p>Box <draw:frame draw:name="keep"><draw:text-box><text:p>Inside</text:p></draw:text-box><svg:title xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0">A rose</svg:title></draw:frame> end</text:p>',
        '<table:table table:name="keep"><table:table-row><table:table-cell><text:p>Cell</text:p></table:table-cell></table:table-row></table:table>',
        '<text:index-title-template>Contents</text:index-title-template>',
      ].join(''),
    )
    expect(segments).toEqual([
      'Title',
      'Item',
      'The note.',
      'See<x1/> <g2>here</g2> now',
      'Inside',
      'A rose',
      'Box <x1/> end',
      'Cell',
      'Contents',
    ])
    expect(body).toContain(
      '<text:note-body><text:p>THE NOTE.</text:p></text:note-body></text:note> <text:a xlink:href="x" xmlns:xlink="l">HERE</text:a> NOW',
    )
    expect(body).toContain('<draw:frame draw:name="keep"><draw:text-box><text:p>INSIDE</text:p></draw:text-box>')
    expect(body).toContain('>A ROSE</svg:title></draw:frame> END')
    expect(body).toContain('table:name="keep"')
  })
  it('keeps spaces, tabs, line breaks, bookmarks and fields', async () => {
    const { segments, body } = await odt(
      '<text:p><text:bookmark text:name="b"/>One<text:tab/>two<text:s text:c="3"/>three page <text:page-number>3</text:page-number> of it<text:line-break/>end</text:p>',
    )
    expect(segments).toEqual(['One<x1/>two<x2/>three page <x3/> of it<x4/>end'])
    expect(body).toBe(
      '<text:p><text:bookmark text:name="b"/>ONE<text:tab/>TWO<text:s text:c="3"/>THREE PAGE <text:page-number>3</text:page-number> OF IT<text:line-break/>END</text:p>',
    )
  })
  it('leaves tracked deletions alone and counts them', async () => {
    const changes =
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>never</text:p></text:deletion></text:changed-region></text:tracked-changes>'
    const { body, report } = await odt(`${changes}<text:p>Yes</text:p>`)
    expect(body).toBe(`${changes}<text:p>YES</text:p>`)
    expect(report.left).toEqual({ tracked_deletion: 1 })
  })
  it('translates headers and footers, sets the language, and mirrors the page for Arabic', async () => {
    const styles = openXml(
      'styles',
      '<office:styles><style:default-style style:family="paragraph"><style:paragraph-properties/><style:text-properties fo:language="en" fo:country="US" style:language-complex="hi" style:country-complex="IN"/></style:default-style></office:styles><office:master-styles><style:master-page><style:header><text:p>My header</text:p></style:header><style:footer-left><text:p>My footer</text:p></style:footer-left></style:master-page></office:master-styles>',
    )
    const source = make('odt', '<text:p>Text</text:p>', { more: { 'styles.xml': styles } })
    const arabic = await partOf(
      (await translated(source, 'odt', (text) => `«${text}»`, { into: 'ar-EG' })).bytes,
      'styles.xml',
    )
    expect(arabic).toContain('<style:header><text:p>«My header»</text:p></style:header>')
    expect(arabic).toContain('<text:p>«My footer»</text:p>')
    expect(arabic).toContain('<style:paragraph-properties fo:text-align="end" style:writing-mode="rl-tb"/>')
    expect(arabic).toContain('style:language-complex="ar" style:country-complex="EG"')
    const spanish = await partOf((await translated(source, 'odt')).bytes, 'styles.xml')
    expect(spanish).toContain('fo:language="es" fo:country="none"')
  })
  it('turns paragraphs and tables around for Arabic, whose script has its own size and weight', async () => {
    const styles = (side: string, direction: string, complex: string): string =>
      `<style:style style:family="paragraph"><style:paragraph-properties fo:text-align="${side}"/><style:text-properties${complex} fo:font-weight="bold" fo:font-size="15pt"/></style:style><style:style style:family="table"><style:table-properties${direction} style:width="5in"/></style:style><style:style style:family="paragraph"><style:paragraph-properties fo:text-align="center"/></style:style>`
    const source = make('odt', '<text:p>Text</text:p>', { styles: styles('start', '', '') })
    const stylesOf = async (into: string): Promise<string | undefined> => {
      const { bytes } = await translated(source, 'odt', () => 'x', { into })
      return /<office:automatic-styles>(.*)<\/office:automatic-styles>/.exec(await partOf(bytes, 'content.xml'))?.[1]
    }
    expect(await stylesOf('ar')).toBe(
      styles('end', ' style:writing-mode="rl-tb"', ' style:font-weight-complex="bold" style:font-size-complex="15pt"'),
    )
    expect(await stylesOf('fr')).toBe(styles('start', '', ''))
  })
  it('changes nothing but the parts with translated text', async () => {
    const source = make('odt', '<text:p>Text</text:p>', { more: { 'Pictures/a.png': Buffer.from([1, 2, 3, 0, 255]) } })
    const { bytes } = await translated(source, 'odt')
    const picture = source.indexOf('Pictures/a.png')
    expect(bytes.includes(source.subarray(picture, picture + 19))).toBe(true)
    expect(bytes.subarray(0, 60)).toEqual(source.subarray(0, 60))
    expect((await translated(source, 'odt', (text) => text)).bytes).toEqual(source)
  })
})

describe('An OpenDocument spreadsheet', () => {
  it('translates text cells and comments, and leaves formulas, numbers and sheet names', async () => {
    const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`
    const body = `<table:table table:name="Sheet one">${row(
      '<table:table-cell office:value-type="string"><text:p>Word</text:p><text:p>Second</text:p></table:table-cell>',
      '<table:table-cell office:value-type="string" table:formula="of:=A1"><office:annotation><text:p>Comment</text:p></office:annotation><text:p>Word</text:p></table:table-cell>',
      '<table:table-cell office:value-type="date"><text:p>5 May</text:p></table:table-cell>',
      '<table:table-cell><text:p>Plain</text:p></table:table-cell>',
    )}</table:table>`
    const { bytes, segments, report } = await translated(make('ods', body), 'ods')
    expect(segments).toEqual(['Word', 'Second', 'Comment', 'Plain'])
    expect(report.left).toEqual({ formula: 1 })
    expect(await bodyOf(bytes)).toContain('table:name="Sheet one"')
    expect(await bodyOf(bytes)).toContain('<text:p>COMMENT</text:p></office:annotation><text:p>Word</text:p>')
    expect(await bodyOf(bytes)).toContain('<text:p>5 May</text:p>')
  })
  it('leaves texts that formulas and filters compare with', async () => {
    const cell = (text: string, attributes = ''): string =>
      `<table:table-cell office:value-type="string"${attributes}><text:p>${text}</text:p></table:table-cell>`
    const formula = ' table:formula="of:=COUNTIF([.A1:.A9];&quot;Open&quot;)"'
    const filter =
      '<table:database-ranges><table:filter-condition table:value="Red" table:operator="="/></table:database-ranges>'
    const body = `<table:table><table:table-row>${cell('open')}${cell('Closed')}${cell('1', formula)}${cell('Red')}</table:table-row></table:table>${filter}`
    const { segments, report } = await translated(make('ods', body), 'ods')
    expect(segments).toEqual(['Closed'])
    expect(report.left).toEqual({ formula: 1, used_by_formula: 2 })
  })
  it('translates the choices of a cell like the cells, and its messages', async () => {
    const validation = (choices: string, title: string, help: string): string =>
      `<table:content-validation table:condition="of:cell-content-is-in-list(${choices})"><table:help-message table:title="${title}"><text:p>${help}</text:p></table:help-message></table:content-validation>`
    const body = validation('&quot;Red&quot;;&quot;Blue sky&quot;', 'Color', 'Choose one.')
    const { bytes, segments } = await translated(make('ods', body), 'ods')
    expect(segments).toEqual(['Red', 'Blue sky', 'Color', 'Choose one.'])
    expect(await bodyOf(bytes)).toBe(validation('&quot;RED&quot;;&quot;BLUE SKY&quot;', 'COLOR', 'CHOOSE ONE.'))
  })
})

describe('An OpenDocument presentation', () => {
  it('translates slides, notes, charts and the footer, and leaves the placeholders of masters', async () => {
    const body =
      '<presentation:footer-decl presentation:name="f">Our footer</presentation:footer-decl><draw:page draw:name="keep"><draw:frame><draw:text-box><text:p>Slide</text:p></draw:text-box></draw:frame><presentation:notes><draw:frame><draw:text-box><text:p>Say this</text:p></draw:text-box></draw:frame></presentation:notes></draw:page>'
    const master = openXml(
      'styles',
      '<office:master-styles><style:master-page><draw:frame presentation:class="title"><draw:text-box><text:p>Click to edit</text:p></draw:text-box></draw:frame><draw:frame><draw:text-box><text:p>On each slide</text:p></draw:text-box></draw:frame></style:master-page></office:master-styles>',
    )
    const address =
      '<draw:g><svg:desc xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0">Data.B1:Data.B9</svg:desc></draw:g>'
    const chart = openXml(
      'content',
      `<office:body><chart:title><text:p>Sales</text:p></chart:title>${address}</office:body>`,
    )
    const more = { 'styles.xml': master, 'Object 1/content.xml': chart }
    const { segments, bytes, report } = await translated(make('odp', body, { more }), 'odp')
    expect(segments).toEqual(['Our footer', 'Slide', 'Say this', 'Sales', 'On each slide'])
    expect(report.left).toEqual({ code: 1 })
    expect(await partOf(bytes, 'styles.xml')).toContain('<text:p>Click to edit</text:p>')
    expect(await partOf(bytes, 'Object 1/content.xml')).toContain(`<text:p>SALES</text:p></chart:title>${address}`)
  })
})
