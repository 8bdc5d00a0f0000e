import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const fileId = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
const permissions = -44

export type PdfOptions = {
  /** Needed to open the file. An empty password only sets restrictions. */
  readonly password?: string
  readonly before?: Buffer
  readonly content?: (text: string) => Buffer
  /** Dictionaries of annotations and form fields on the first page. */
  readonly annotations?: readonly string[]
  /** How many page-sized images it holds. */
  readonly scans?: number
}

/** Builds a PDF with one page per text. An empty text makes a blank page, like a scan without its image. */
export function pdf(pages: readonly string[], options: PdfOptions = {}): Buffer {
  const lock = options.password === undefined ? undefined : lockOf(options.password)
  const annotations = options.annotations ?? []
  const annotationRefs = annotations.map((_, i) => `${4 + 2 * pages.length + i} 0 R`).join(' ')
  const objects: Buffer[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${annotationRefs}] >> >>`),
    Buffer.from(
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]
  pages.forEach((text, index) => {
    const page = 4 + 2 * index
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${page + 1} 0 R /Resources << /Font << /F1 3 0 R >> >>${index === 0 ? ` /Annots [${annotationRefs}]` : ''} >>`,
      ),
      streamOf(page + 1, (options.content ?? contentOf)(text), lock?.key),
    )
  })
  objects.push(...annotations.map((annotation) => Buffer.from(annotation, 'latin1')))
  for (let scan = 0; scan < (options.scans ?? 0); scan++) objects.push(Buffer.from(scanned))
  if (lock)
    objects.push(
      Buffer.from(
        `<< /Filter /Standard /V 1 /R 2 /O <${lock.owner.toString('hex')}> /U <${lock.user.toString('hex')}> /P ${permissions} >>`,
      ),
    )
  return assemble(objects, options.before ?? Buffer.alloc(0), lock !== undefined)
}

const scanned =
  '<< /Type /XObject /Subtype /Image /Width 1240 /Height 1754 /BitsPerComponent 1 /ColorSpace /DeviceGray /Length 0 >>\nstream\n\nendstream'

const contentOf = (text: string): Buffer =>
  Buffer.from(text === '' ? '' : `BT /F1 12 Tf 50 800 Td (${text}) Tj ET`, 'latin1')

function streamOf(number: number, content: Buffer, key?: Buffer): Buffer {
  const packed = deflateSync(content)
  const body = key ? rc4(objectKey(key, number), packed) : packed
  return Buffer.concat([
    Buffer.from(`<< /Length ${body.length} /Filter /FlateDecode >>\nstream\n`),
    body,
    Buffer.from('\nendstream'),
  ])
}

export function assemble(objects: readonly Buffer[], before: Buffer = Buffer.alloc(0), isLocked = false): Buffer {
  const pieces: Buffer[] = [before, Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let at = pieces.reduce((sum, { length }) => sum + length, 0)
  objects.forEach((object, index) => {
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += piece.length
    pieces.push(piece)
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const id = `<${fileId.toString('hex')}>`
  const encrypt = isLocked ? ` /Encrypt ${objects.length} 0 R` : ''
  pieces.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [${id} ${id}]${encrypt} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(pieces)
}

/** The oldest PDF encryption, 40-bit RC4, which readers still support. */
function lockOf(password: string): { key: Buffer; owner: Buffer; user: Buffer } {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32)
  const ownerKey = md5(Buffer.concat([Buffer.from('owner'), padding]).subarray(0, 32)).subarray(0, 5)
  const owner = rc4(ownerKey, padded)
  const allowed = Buffer.alloc(4)
  allowed.writeInt32LE(permissions)
  const key = md5(Buffer.concat([padded, owner, allowed, fileId])).subarray(0, 5)
  return { key, owner, user: rc4(key, padding) }
}

const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest()

const objectKey = (key: Buffer, number: number): Buffer =>
  md5(Buffer.concat([key, Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, 0, 0])])).subarray(
    0,
    10,
  )

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number): void => {
    ;[state[one], state[other]] = [state[other] as number, state[one] as number]
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] as number)) & 255
      swap(i, j)
      return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number)
    }),
  )
}
