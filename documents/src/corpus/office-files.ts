import { type ZipEntry, zipEntries, zipOf } from './zip-writer.ts'

export const officeTypes = 'application/vnd.openxmlformats-officedocument'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/main'
export const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export type Parts = Record<string, string | Buffer>

/** Adds the content types and the main relationship of an office file to its parts. */
export function officeParts(main: string, types: Record<string, string>, parts: Parts): Parts {
  const overrides = Object.entries(types).map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/octet-stream"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="${main}"/></Relationships>`,
    ...parts,
  }
}

export const wordXml = (root: string, inside: string): string =>
  `${head}<w:${root} xmlns:w="${word}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:a="${drawing}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">${inside}</w:${root}>`

export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

const wordTypes: Record<string, string> = {
  'word/document.xml': `${officeTypes}.wordprocessingml.document.main+xml`,
  'word/header1.xml': `${officeTypes}.wordprocessingml.header+xml`,
  'word/footer1.xml': `${officeTypes}.wordprocessingml.footer+xml`,
  'word/footnotes.xml': `${officeTypes}.wordprocessingml.footnotes+xml`,
  'word/endnotes.xml': `${officeTypes}.wordprocessingml.endnotes+xml`,
  'word/comments.xml': `${officeTypes}.wordprocessingml.comments+xml`,
}

/** A docx with this body and any other parts. */
function docxParts(body = paragraph('Hello brave new world.'), more: Parts = {}, types = {}): Parts {
  return officeParts(
    'word/document.xml',
    { ...wordTypes, ...types },
    { 'word/document.xml': wordXml('document', `<w:body>${body}</w:body>`), ...more },
  )
}
export const docx = (body?: string, more?: Parts, types?: Record<string, string>): Buffer =>
  zipOf(zipEntries(docxParts(body, more, types)))

/** A docx whose archive entries the caller can damage. */
export const docxWith = (change: (entries: ZipEntry[]) => ZipEntry[]): Buffer => zipOf(change(zipEntries(docxParts())))

export function xlsx(sharedTexts: string, cells: string, more: Parts = {}, types = {}): Buffer {
  const parts = officeParts(
    'xl/workbook.xml',
    {
      'xl/workbook.xml': `${officeTypes}.spreadsheetml.sheet.main+xml`,
      'xl/worksheets/sheet1.xml': `${officeTypes}.spreadsheetml.worksheet+xml`,
      'xl/worksheets/sheet2.xml': `${officeTypes}.spreadsheetml.worksheet+xml`,
      'xl/sharedStrings.xml': `${officeTypes}.spreadsheetml.sharedStrings+xml`,
      ...types,
    },
    {
      'xl/workbook.xml': `${head}<workbook xmlns="${sheet}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `${head}<sst xmlns="${sheet}">${sharedTexts}</sst>`,
      'xl/worksheets/sheet1.xml': sheetXml(cells),
      ...more,
    },
  )
  return zipOf(zipEntries(parts))
}
export const sheetXml = (cells: string): string =>
  `${head}<worksheet xmlns="${sheet}"><sheetData><row>${cells}</row></sheetData></worksheet>`

export function pptx(
  slides: readonly string[],
  notes: readonly string[] = [],
  more: Parts = {},
  moreTypes: Record<string, string> = {},
): Buffer {
  const types: Record<string, string> = {
    'ppt/presentation.xml': `${officeTypes}.presentationml.presentation.main+xml`,
  }
  const parts: Parts = { 'ppt/presentation.xml': slideXml('presentation', '') }
  slides.forEach((inside, index) => {
    types[`ppt/slides/slide${index}.xml`] = `${officeTypes}.presentationml.slide+xml`
    parts[`ppt/slides/slide${index}.xml`] = slideXml('sld', inside)
  })
  notes.forEach((inside, index) => {
    types[`ppt/notesSlides/notes${index}.xml`] = `${officeTypes}.presentationml.notesSlide+xml`
    parts[`ppt/notesSlides/notes${index}.xml`] = slideXml('notes', inside)
  })
  return zipOf(zipEntries(officeParts('ppt/presentation.xml', { ...types, ...moreTypes }, { ...parts, ...more })))
}
export const slideXml = (root: string, inside: string): string =>
  `${head}<p:${root} xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="${drawing}">${inside}</p:${root}>`
export const slideText = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`

const openNamespaces = ['office', 'text', 'table', 'style', 'draw', 'presentation', 'chart', 'meta']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`)
  .join(' ')
/** A part of an OpenDocument: `content`, `styles` or `meta`. */
export const openXml = (part: string, inside: string): string =>
  `${head}<office:document-${part} ${openNamespaces} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</office:document-${part}>`

export function openDocument(mimetype: string, more: Parts = {}): Buffer {
  return zipOf([
    { name: 'mimetype', body: mimetype, isStored: true },
    ...zipEntries({
      'content.xml': `${head}<office:document-content xmlns:office="o" xmlns:text="t"><text:p>Hello</text:p></office:document-content>`,
      'META-INF/manifest.xml': `${head}<manifest:manifest xmlns:manifest="m"><manifest:file-entry/></manifest:manifest>`,
      ...more,
    }),
  ])
}
