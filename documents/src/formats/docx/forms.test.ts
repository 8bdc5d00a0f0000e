import { describe, expect, it } from 'vitest'
import { docx, wordXml } from '../../corpus/office-files.ts'
import { officeTypes } from '../../corpus/translated/namespaces.ts'
import { partOf } from '../../corpus/translated/translate-bytes.ts'
import { inCapitals, translated } from '../../corpus/translated/translate-text.ts'
import { paragraph, run, wordNamespaces } from '../../corpus/translated/word-features.ts'

const main = 'word/document.xml'
const translate = async (body: string, answer = inCapitals, into = 'es') => {
  const { bytes, segments, report } = await translated(docx(body), 'docx', answer, { into })
  return { xml: await partOf(bytes, main), segments, report }
}
const list = (items: string, kind = 'dropDownList'): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="Title"/><w:tag w:val="tag"/><w:${kind}>${items}</w:${kind}></w:sdtPr><w:sdtContent>${paragraph(run('First'))}</w:sdtContent></w:sdt>`

describe('A form in a Word document', () => {
  it('MTFILE has translated choices with the values they had', async () => {
    const { xml, segments } = await translate(
      list('<w:listItem w:displayText="First" w:value="one"/><w:listItem w:value="Second"/>', 'comboBox'),
    )
    expect(segments).toEqual(['Title', 'First', 'Second', 'First'])
    expect(xml).toContain(
      '<w:alias w:val="TITLE"/><w:tag w:val="tag"/><w:comboBox><w:listItem w:displayText="FIRST" w:value="one"/><w:listItem w:value="Second" w:displayText="SECOND"/></w:comboBox>',
    )
  })
  it('MTFILE has translated prompts, which are among the building blocks', async () => {
    const glossary = 'word/glossary/document.xml'
    const block = `<w:docParts><w:docPart><w:docPartPr><w:name w:val="Keep"/></w:docPartPr><w:docPartBody>${paragraph(run('Choose one.'))}</w:docPartBody></w:docPart></w:docParts>`
    const source = docx(
      paragraph(run('Choose one.')),
      { [glossary]: wordXml('glossaryDocument', block) },
      { [glossary]: `${officeTypes}.wordprocessingml.document.glossary+xml` },
    )
    const { bytes, segments } = await translated(source, 'docx')
    expect(segments).toEqual(['Choose one.', 'Choose one.'])
    expect(await partOf(bytes, glossary)).toMatch(/w:val="Keep".*CHOOSE ONE\./)
  })
  it('never gives two choices one name', async () => {
    const items = ['One', 'Two'].map((name) => `<w:listItem w:displayText="${name}" w:value="${name}"/>`).join('')
    const { xml, report } = await translate(list(items), () => 'Gleich')
    expect(xml).toContain(
      '<w:listItem w:displayText="Gleich" w:value="One"/><w:listItem w:displayText="Two" w:value="Two"/>',
    )
    expect(report.failed).toEqual([{ id: `${main}#2`, reason: 'equal_choices' }])
  })
  it('MTFILE has translated help, entries and first texts of form fields, within their limits', async () => {
    const field = (data: string): string =>
      paragraph(
        `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Name"/>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMTEXT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      )
    const { xml, segments, report } = await translate(
      [
        field('<w:helpText w:type="text" w:val="Help me"/><w:statusText w:type="autoText" w:val="Block"/>'),
        field('<w:ddList><w:listEntry w:val="By card"/></w:ddList>'),
        field('<w:textInput><w:default w:val="Write"/><w:maxLength w:val="3"/></w:textInput>'),
        field('<w:textInput><w:type w:val="number"/><w:default w:val="Number"/></w:textInput>'),
      ].join(''),
    )
    expect(segments).toEqual(['Help me', 'By card', 'Write'])
    expect(xml).toContain('w:val="HELP ME"/><w:statusText w:type="autoText" w:val="Block"/>')
    expect(xml).toContain('<w:name w:val="Name"/><w:ddList><w:listEntry w:val="BY CARD"/>')
    expect(xml).toContain('<w:default w:val="Write"/>')
    expect(report.failed).toMatchObject([{ reason: 'too_long' }])
  })
})

describe('A Word document', () => {
  it('MTFILE has translated alternative texts of tables, also where they are mirrored', async () => {
    const table = `<w:tbl><w:tblPr><w:tblW w:w="0"/><w:tblCaption w:val="Fees"/><w:tblDescription w:val="All fees"/></w:tblPr><w:tr><w:tc>${paragraph(run('Cell'))}</w:tc></w:tr></w:tbl>`
    const { xml, segments } = await translate(table, inCapitals, 'ar')
    expect(segments).toEqual(['Fees', 'All fees', 'Cell'])
    expect(xml).toContain(
      '<w:tblPr><w:bidiVisual/><w:tblW w:w="0"/><w:tblCaption w:val="FEES"/><w:tblDescription w:val="ALL FEES"/></w:tblPr>',
    )
  })
  it('MTFILE has translated watermarks, buttons and entries of an index', async () => {
    const code = (text: string): string => `<w:r><w:instrText>${text}</w:instrText></w:r>`
    const { xml, segments } = await translate(
      paragraph(
        `<w:r><w:pict><v:shape alt="Stamp"><v:textpath string="Draft"/></v:shape></w:pict></w:r>${code('MACROBUTTON None [Click here]')}${code('XE "Boats:old boats" \\b')}${code('DATE "of it"')}`,
      ),
    )
    expect(segments).toEqual(['Stamp', 'Draft', '[Click here]', 'Boats', 'old boats'])
    expect(xml).toContain('<v:shape alt="STAMP"><v:textpath string="DRAFT"/>')
    expect(xml).toContain('MACROBUTTON None [CLICK HERE]')
    expect(xml).toContain('XE "BOATS:OLD BOATS" \\b')
    expect(xml).toContain('DATE "of it"')
  })
  it('MTFILE has translated labels of numbers, and bullets as they were', async () => {
    const level = (format: string, label: string): string =>
      `<w:lvl><w:numFmt w:val="${format}"/><w:lvlText w:val="${label}"/></w:lvl>`
    const numbering = 'word/numbering.xml'
    const levels = `${level('decimal', 'Article %1.%2')}${level('decimal', '%1.')}${level('bullet', 'oo')}`
    const source = docx(
      paragraph(run('Text')),
      { [numbering]: wordXml('numbering', levels) },
      {
        [numbering]: `${officeTypes}.wordprocessingml.numbering+xml`,
      },
    )
    const { bytes, segments } = await translated(source, 'docx')
    expect(segments).toEqual(['Text', 'Article'])
    expect(await partOf(bytes, numbering)).toContain(levels.replace('Article', 'ARTICLE'))
  })
  it('has the words under a reading in its sentences', async () => {
    const ruby = `<w:r><w:ruby><w:rt>${run('yomi')}</w:rt><w:rubyBase>${run('base')}</w:rubyBase></w:ruby></w:r>`
    const { xml, segments } = await translate(paragraph(run('The ') + ruby + run(' word')))
    expect(segments).toEqual(['The base word'])
    expect(xml).not.toContain('yomi')
  })
  it('says that an imported document was left', async () => {
    const { report } = await translate(`<w:altChunk r:id="a" ${wordNamespaces}/>${paragraph(run('Text'))}`)
    expect(report.warnings).toEqual(['embedded_document_left'])
  })
})
