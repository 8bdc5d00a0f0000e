import { docx, drawing, officeTypes, type Parts, paragraph, wordXml } from '../office-files.ts'
import type { CountedDocument } from './counted-document.ts'

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (...runs: string[]): string => `<w:p>${runs.join('')}</w:p>`
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const field = (code: string, result: string): string =>
  `${mark('begin')}<w:r><w:instrText> ${code} </w:instrText></w:r>${mark('separate')}${run(result)}${mark('end')}`
const of = (title: string, rest: Omit<CountedDocument, 'title' | 'name' | 'type'>): CountedDocument => ({
  title,
  name: 'a.docx',
  type: 'docx',
  ...rest,
})
const styled = (styles: string): Parts => ({ 'word/styles.xml': wordXml('styles', styles) })
const styleTypes = { 'word/styles.xml': `${officeTypes}.wordprocessingml.styles+xml` }
const chartTypes = { 'word/charts/chart1.xml': `${officeTypes}.drawingml.chart+xml` }

/** A chart with a title, titles of axes, two categories, a year, a series and figures. */
export const chartXml = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="${drawing}"><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Sales by region</a:t></a:r></a:p></c:rich></c:tx></c:title><c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:f>S!A1</c:f><c:strCache><c:pt><c:v>Net sales</c:v></c:pt></c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache><c:pt><c:v>North</c:v></c:pt><c:pt><c:v>South West</c:v></c:pt><c:pt><c:v>2026</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:pt><c:v>42</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart><c:catAx><c:title><c:tx><c:rich><a:p><a:r><a:t>Region</a:t></a:r></a:p></c:rich></c:tx></c:title></c:catAx></c:plotArea></c:chart></c:chartSpace>`
const diagramXml = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="${drawing}"><dgm:pt><dgm:t><a:p><a:r><a:t>Plan first</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt><dgm:t><a:p><a:r><a:t>Build</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:dataModel>`

export const countedWord: readonly CountedDocument[] = [
  of('a paragraph', {
    make: () => docx(p(run('A state-of-the-art engine, see https://example.com/a?b=c.'))),
    words: 5,
    characters: 53,
    reason: 'A + state-of-the-art + engine, + see + the address',
  }),
  of('a word spread over runs', {
    make: () => docx(p(run('Bro'), run('ken'), run(' word'))),
    words: 2,
    characters: 10,
    reason: 'Broken + word',
  }),
  of('headers, footers and notes', {
    make: () =>
      docx(paragraph('Body'), {
        'word/header1.xml': wordXml('hdr', paragraph('The header')),
        'word/footer1.xml': wordXml('ftr', paragraph('The footer')),
        'word/footnotes.xml': wordXml('footnotes', paragraph('A footnote')),
        'word/endnotes.xml': wordXml('endnotes', paragraph('An endnote')),
      }),
    words: 9,
    characters: 40,
    reason: '1 + 2 + 2 + 2 + 2',
  }),
  of('a text box with a fallback', {
    make: () => {
      const box = `<w:txbxContent>${paragraph('boxed text')}</w:txbxContent>`
      return docx(
        p(
          run('Before'),
          `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
        ),
      )
    },
    words: 3,
    characters: 15,
    reason: 'Before + boxed + text, once',
  }),
  of('hidden text', {
    make: () => docx(p(run('Seen '), run('not seen ', '<w:vanish/>'), run('again', '<w:vanish w:val="0"/>'))),
    words: 2,
    characters: 9,
    notes: ['hidden_text'],
    reason: 'Seen + again',
  }),
  of('text hidden by its style', {
    make: () =>
      docx(
        `<w:p><w:pPr><w:pStyle w:val="Quiet"/></w:pPr>${run('hidden paragraph')}</w:p>${p(run('Seen'), run(' hidden', '<w:rStyle w:val="Loud"/>'))}`,
        styled(
          '<w:style w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Quiet"><w:basedOn w:val="Base"/></w:style><w:style w:styleId="Loud"><w:rPr><w:vanish/></w:rPr></w:style>',
        ),
        styleTypes,
      ),
    words: 1,
    characters: 4,
    notes: ['hidden_text'],
    reason: 'Seen',
  }),
  of('a hidden paragraph mark', {
    make: () => docx(`<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('Still seen')}</w:p>`),
    words: 2,
    characters: 9,
    reason: 'the mark is hidden, not the text',
  }),
  of('an empty content control', {
    make: () =>
      docx(
        p(
          run('Name: '),
          `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click here to enter text.')}</w:sdtContent></w:sdt>`,
        ),
      ),
    words: 1,
    characters: 5,
    reason: 'Name: alone; the prompt is not text',
  }),
  of('a filled content control', {
    make: () => docx(p(`<w:sdt><w:sdtPr/><w:sdtContent>${run('Jane Doe')}</w:sdtContent></w:sdt>`)),
    words: 2,
    characters: 7,
    reason: 'Jane + Doe',
  }),
  of('page numbers and dates', {
    make: () =>
      docx(p(run('Page '), field('PAGE', '7'), run(' of '), field('NUMPAGES \\* MERGEFORMAT', '12')), {
        'word/footer1.xml': wordXml(
          'ftr',
          p(run('Printed '), `<w:fldSimple w:instr=" DATE ">${run('16.11.2026')}</w:fldSimple>`),
        ),
      }),
    words: 3,
    characters: 13,
    reason: 'Page + of + Printed',
  }),
  of('a reference and a link', {
    make: () => docx(p(run('See '), field('REF chapter', 'Chapter two'), run(' '), field('HYPERLINK "x"', 'here'))),
    words: 4,
    characters: 17,
    reason: 'results that are text count: See Chapter two here',
  }),
  of('tracked changes', {
    make: () =>
      docx(
        p(
          run('Kept '),
          '<w:del><w:r><w:delText>gone away</w:delText></w:r></w:del>',
          `<w:moveFrom>${run('moved away')}</w:moveFrom>`,
          `<w:ins>${run('new')}</w:ins>`,
        ),
      ),
    words: 2,
    characters: 7,
    notes: ['tracked_changes'],
    reason: 'Kept + new',
  }),
  of('tracked insertions alone', {
    make: () => docx(p(run('Kept '), `<w:ins>${run('new')}</w:ins>`)),
    words: 2,
    characters: 7,
    reason: 'nothing was left out, so no note',
  }),
  of('comments', {
    make: () =>
      docx(p(run('Text'), '<w:r><w:commentReference w:id="0"/></w:r>'), {
        'word/comments.xml': wordXml('comments', paragraph('never counted')),
      }),
    words: 1,
    characters: 4,
    notes: ['comments'],
    reason: 'Text',
  }),
  of('a chart', {
    make: () => docx(paragraph('See below.'), { 'word/charts/chart1.xml': chartXml }, chartTypes),
    words: 11,
    characters: 50,
    reason: '2 in the body; Sales by region + Net sales + North + South West + Region; neither the year nor the figure',
  }),
  of('SmartArt', {
    make: () =>
      docx(
        paragraph('Steps'),
        { 'word/diagrams/data1.xml': diagramXml },
        { 'word/diagrams/data1.xml': `${officeTypes}.drawingml.diagramData+xml` },
      ),
    words: 4,
    characters: 19,
    reason: 'Steps + Plan first + Build',
  }),
  of('WordArt of old', {
    make: () =>
      docx(
        p(run('Party'), '<w:r><w:pict><v:shape><v:textpath string="Welcome &amp; enjoy"/></v:shape></w:pict></w:r>'),
      ),
    words: 4,
    characters: 18,
    reason: 'Party + Welcome + & + enjoy',
  }),
  of('an embedded workbook', {
    make: () => docx(p(run('See'), '<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r>')),
    words: 1,
    characters: 3,
    notes: ['embedded_objects'],
    reason: 'See',
  }),
  of('pictures alone', {
    make: () => docx('<w:p/>', { 'word/media/image1.png': Buffer.from('89504e470d0a1a0a', 'hex') }),
    words: 0,
    characters: 0,
    notes: ['no_text_layer'],
    reason: 'a scan in a document',
  }),
  of('Chinese with Latin', {
    make: () => docx(paragraph('请使用Windows 11系统。')),
    words: 8,
    characters: 15,
    asian: 6,
    reason: '请使用系统。 six + Windows + 11',
  }),
  of('Thai', {
    make: () => docx(paragraph('ฉันรักภาษาไทย')),
    words: 4,
    characters: 13,
    reason: 'I + love + language + Thai',
  }),
  of('Korean', {
    make: () => docx(paragraph('한국어 단어를 세다')),
    words: 3,
    characters: 8,
    reason: 'by blanks',
  }),
  of('Arabic', {
    make: () => docx(paragraph('مرحبا بالعالم، كيف الحال؟')),
    words: 4,
    characters: 22,
    reason: 'by blanks',
  }),
  of('a namespace nobody knows', {
    make: () => docx(undefined, { 'word/document.xml': '<w:document xmlns:w="urn:x"><w:t>lost</w:t></w:document>' }),
    words: 1,
    characters: 4,
    reason: 'names are taken as they are written where the namespace is unknown',
  }),
]
