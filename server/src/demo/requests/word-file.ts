import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { zipStream } from '../../platform/zip/zip-stream.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const schemas = 'http://schemas.openxmlformats.org'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const contentTypes = `${declaration}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`
const relationships = `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

/** A minimal Word document with one paragraph per line. */
export async function wordFile(lines: readonly string[]): Promise<Buffer> {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  const document = `${declaration}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`
  return zipped({ '[Content_Types].xml': contentTypes, '_rels/.rels': relationships, 'word/document.xml': document })
}

async function zipped(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(parts).map(([name, text]) => {
    const bytes = Buffer.from(text)
    const open = async () => Readable.from([bytes])
    return { name, size: bytes.length, crc32: crc32(bytes), modifiedAt: new Date(), open }
  })
  return buffer(zipStream(entries))
}
