import { describe, expect, it } from 'vitest'
import { partOf } from '../../corpus/translated/translate-bytes.ts'
import { translated } from '../../corpus/translated/translate-text.ts'
import { zipEntries, zipOf } from '../../corpus/zip-writer.ts'

const idml = (story: string): Buffer =>
  zipOf([
    { name: 'mimetype', body: 'application/vnd.adobe.indesign-idml-package', isStored: true },
    ...zipEntries({
      'designmap.xml': '<Document/>',
      'Stories/Story_u1.xml': `<?xml version="1.0"?><idPkg:Story xmlns:idPkg="x"><Story Self="u1">${story}</Story></idPkg:Story>`,
    }),
  ])
const storyOf = async (bytes: Buffer): Promise<string> =>
  /<Story Self="u1">(.*)<\/Story><\/idPkg/s.exec(await partOf(bytes, 'Stories/Story_u1.xml'))?.[1] ?? ''
const range = (inside: string, style = 'a'): string =>
  `<CharacterStyleRange AppliedCharacterStyle="${style}">${inside}</CharacterStyleRange>`
const paragraphs = (inside: string): string =>
  `<ParagraphStyleRange AppliedParagraphStyle="p"><Properties><Leading>1</Leading></Properties>${inside}</ParagraphStyleRange>`

describe('An InDesign document', () => {
  it('keeps styles as tags, and paragraphs apart', async () => {
    const story = paragraphs(
      range('<Content>A </Content>') +
        range('<Content>bold</Content>', 'b') +
        range('<Content> word.</Content><Br/><Content>next one</Content>'),
    )
    const { bytes, segments } = await translated(idml(story), 'idml')
    expect(segments).toEqual(['A <g1>bold</g1> word.', 'next one'])
    expect(await storyOf(bytes)).toBe(
      paragraphs(
        range('<Content>A </Content>') +
          range('<Content>BOLD</Content>', 'b') +
          range('<Content> WORD.</Content><Br/><Content>NEXT ONE</Content>'),
      ),
    )
  })
  it('keeps properties, instructions, line breaks and links, and translates tables and notes', async () => {
    const properties = '<Properties><AppliedFont>X</AppliedFont></Properties>'
    const story = paragraphs(
      range(
        `${properties}<Content>Page <?ACE 18?> of\u2028it &amp; </Content><HyperlinkTextSource Self="h"><Content>link</Content></HyperlinkTextSource><Footnote>${paragraphs(range('<Content>Note.</Content>'))}</Footnote><Table><Cell>${paragraphs(range('<Content>Cell</Content>'))}</Cell></Table>`,
      ),
    )
    const { bytes, segments } = await translated(idml(story), 'idml')
    expect(segments).toEqual(['Note.', 'Cell', 'Page <x1/> of<x2/>it & <g3>link</g3>'])
    const written = await storyOf(bytes)
    expect(written).toContain('<Content><?ACE 18?></Content>')
    expect(written).toContain('<Content>\u2028</Content><Content>IT &amp; </Content>')
    expect(written).toContain(
      `<HyperlinkTextSource Self="h"><CharacterStyleRange AppliedCharacterStyle="a">${properties}<Content>LINK</Content></CharacterStyleRange></HyperlinkTextSource>`,
    )
    expect(written).toContain(`<Footnote>${paragraphs(range('<Content>NOTE.</Content>'))}</Footnote>`)
    expect(written).toContain(`<Cell>${paragraphs(range('<Content>CELL</Content>'))}</Cell>`)
  })
  it('MTFILE has translated alternative texts of pictures', async () => {
    const alternative = (text: string): string => `<ObjectExportOption CustomAltText="${text}"/>`
    const anchored = `<Rectangle>${alternative('Small boat')}</Rectangle><Rectangle>${alternative('$ID/')}</Rectangle>`
    const { bytes, segments } = await translated(idml(paragraphs(range(`<Content>Text</Content>${anchored}`))), 'idml')
    expect(segments).toEqual(['Small boat', 'Text'])
    expect(await storyOf(bytes)).toContain(anchored.replace('Small boat', 'SMALL BOAT'))
  })
  it('leaves deleted text alone and counts it', async () => {
    const deleted =
      '<Change ChangeType="DeletedText"><CharacterStyleRange><Content>gone</Content></CharacterStyleRange></Change>'
    const { bytes, segments, report } = await translated(
      idml(paragraphs(range('<Content>Here</Content>') + deleted)),
      'idml',
    )
    expect(segments).toEqual(['Here'])
    expect(await storyOf(bytes)).toContain(deleted)
    expect(report.left).toEqual({ tracked_deletion: 1 })
  })
  it('is unchanged where the answers equal the source', async () => {
    const source = idml(paragraphs(range('<Content>A &quot;word&quot;</Content>')))
    expect((await translated(source, 'idml', (text) => text)).bytes).toEqual(source)
  })
})
