import { relationships, schemas } from './namespaces.ts'

export const wordNamespaces = [
  `xmlns:w="${schemas}/wordprocessingml/2006/main"`,
  `xmlns:r="${relationships}"`,
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing"`,
  `xmlns:a="${schemas}/drawingml/2006/main"`,
  `xmlns:m="${schemas}/officeDocument/2006/math"`,
  `xmlns:mc="${schemas}/markup-compatibility/2006"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  `xmlns:c="${schemas}/drawingml/2006/chart"`,
].join(' ')

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${content}</w:p>`
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
export const field = (code: string, result: string): string =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${mark('separate')}${result}${mark('end')}`

const boxText = `<w:txbxContent>${paragraph(run('Text inside the box.'))}</w:txbxContent>`
const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1828800" cy="457200"/><wp:docPr id="7" name="Box 7" descr="A framed remark"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1828800" cy="457200"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${boxText}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:rect style="width:144pt;height:36pt"><v:textbox>${boxText}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
const change = 'w:author="A" w:date="2026-01-01T00:00:00Z"'
const inlineExtent = '<wp:extent cx="3000000" cy="1500000"/>'

/** One construct of Word each. */
export const wordFeatures = {
  bold: paragraph(
    run('This sentence has a ') + run('bold', '<w:b/>') + run(' word in the middle. And a second sentence follows.'),
  ),
  splitRuns: paragraph(
    '<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A1"><w:rPr><w:lang w:val="en-US"/></w:rPr><w:t>Brok</w:t></w:r><w:proofErr w:type="spellEnd"/><w:r w:rsidR="00B2"><w:t xml:space="preserve">en words stay </w:t></w:r><w:r><w:rPr><w:noProof/></w:rPr><w:lastRenderedPageBreak/><w:t>whole.</w:t></w:r>',
  ),
  link: paragraph(
    `${run('See the ')}<w:hyperlink r:id="rId9" w:tooltip="Opens the page" w:history="1">${run('project page', '<w:color w:val="0563C1"/><w:u w:val="single"/>')}</w:hyperlink>${run(' for details.')}`,
  ),
  simpleField: paragraph(
    `${run('Page ')}<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>${run(' of the manual.')}`,
  ),
  linkField: paragraph(
    run('Read ') +
      field('HYPERLINK "https://example.org"', run('the long story', '<w:u w:val="single"/>')) +
      run(' today.'),
  ),
  fillInField: paragraph(field('FILLIN ""', run('Fill in your name.'))),
  pageField: paragraph(run('We are on page ') + field('PAGE', run('3')) + run(' right now.')),
  contents:
    paragraph(
      `${mark('begin')}<w:r><w:instrText> TOC \\o "1-3" </w:instrText></w:r>${mark('separate')}${run('First chapter')}<w:r><w:tab/><w:t>1</w:t></w:r>`,
    ) + paragraph(`${run('Second chapter')}<w:r><w:tab/><w:t>2</w:t></w:r>${mark('end')}`),
  breaks: paragraph('<w:r><w:t>Name:</w:t><w:tab/><w:t>Value of it</w:t><w:br/><w:t>Next line here</w:t></w:r>'),
  bookmark: paragraph(
    `<w:bookmarkStart w:id="1" w:name="ch1"/>${run('Marked chapter')}<w:bookmarkEnd w:id="1"/>`,
    '<w:pStyle w:val="Heading1"/>',
  ),
  footnote: paragraph(
    `${run('A claim with a note')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="2"/></w:r>${run(' in it.')}`,
  ),
  comment: paragraph(
    `<w:commentRangeStart w:id="0"/>${run('Commented words.')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
  ),
  textBox: paragraph(run('Before the box ') + box + run(' after the box.')),
  tracked: paragraph(
    `${run('We ')}<w:ins w:id="5" ${change}>${run('really ')}</w:ins><w:del w:id="6" ${change}><w:r><w:delText xml:space="preserve">never </w:delText></w:r></w:del>${run('mean it.')}`,
  ),
  inlineControl: paragraph(
    `${run('Client: ')}<w:sdt><w:sdtPr><w:alias w:val="Client"/></w:sdtPr><w:sdtContent>${run('the good customer')}</w:sdtContent></w:sdt>${run(' signs.')}`,
  ),
  blockControl: `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('A block in a content control.'))}</w:sdtContent></w:sdt>`,
  table: `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr/>${paragraph(run('Cell one'))}</w:tc><w:tc><w:tcPr/><w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc><w:tcPr/>${paragraph(run('Nested cell'))}</w:tc></w:tr></w:tbl>${paragraph('')}</w:tc></w:tr></w:tbl>`,
  math: paragraph(`${run('The formula ')}<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>${run(' is simple.')}`),
  symbol: paragraph(
    run('Press ') + run('F', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>') + run(' to start.'),
  ),
  hidden: paragraph(run('Seen text.') + run(' secret', '<w:vanish/>')),
  hyphen: paragraph('<w:r><w:t>Non</w:t><w:noBreakHyphen/><w:t>breaking words</w:t></w:r>'),
  references: paragraph(run('Fish &amp; chips &lt;b&gt; caf&#233; <![CDATA[raw & text]]> end.')),
  literalTag: paragraph(run('Use the &lt;g1&gt; tag here.')),
  chart: paragraph(
    `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">${inlineExtent}<wp:docPr id="8" name="Chart" descr="Chart of the sales"/><a:graphic><a:graphicData uri="${schemas}/drawingml/2006/chart"><c:chart r:id="rId8"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  ),
  picture: paragraph(
    `<w:r><w:drawing><wp:inline>${inlineExtent}<wp:docPr id="9" name="Picture" descr="scan_0042.png"/></wp:inline></w:drawing></w:r>`,
  ),
  number: paragraph(run('12,345.67')),
  abbreviations: paragraph(run('Dr. Smith met Mr. Jones at 3.5 km. They talked.')),
  strong: paragraph(run('Strong ', '<w:b/><w:sz w:val="28"/>') + run('and plain text.')),
} as const
