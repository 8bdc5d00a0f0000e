import { expect, it } from 'vitest'
import { mayPreview } from './may-preview.ts'
import { readPreview } from './preview-content.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const script = '<script>parent.document.title = "taken"</script>'

it.each([
  ['an HTML page', `<!doctype html>${script}`],
  ['an SVG image', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`],
  ['XML with a style sheet', `<?xml-stylesheet href="x.xsl"?><a>${script}</a>`],
])('shows %s as its text, so that no script in it runs', (_name, text) => {
  expect(readPreview(bytes(text))).toEqual({ kind: 'text', text, isCut: false })
})

it('gives the browser a PDF or an image by what the bytes are, also if they go on as a page', async () => {
  const pdf = readPreview(bytes(`%PDF-1.7 ${script}`))
  expect(pdf).toMatchObject({ kind: 'pdf', blob: { type: 'application/pdf' } })
  const gif = readPreview(bytes(`GIF89a/*${script}*/`))
  expect(gif).toMatchObject({ kind: 'image', blob: { type: 'image/gif' } })
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
  expect(readPreview(png)).toMatchObject({ kind: 'image', blob: { type: 'image/png' } })
})

it('does not take a page for a PDF that has the mark of one further down', () => {
  expect(readPreview(bytes(`${script}%PDF-1.7`)).kind).toBe('text')
})

it('reads UTF-16, cuts long texts and shows nothing of other binaries', () => {
  expect(readPreview(new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0]))).toEqual({
    kind: 'text',
    text: 'Hi',
    isCut: false,
  })
  expect(readPreview(bytes('x'.repeat(200_001)))).toMatchObject({ isCut: true })
  expect(readPreview(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual({ kind: 'none' })
})

it('is offered for documents that can be shown, up to 20 MB', () => {
  expect(mayPreview({ fileName: 'Letter.PDF', size: 10 })).toBe(true)
  expect(mayPreview({ fileName: 'Letter.docx', size: 10 })).toBe(false)
  expect(mayPreview({ fileName: 'Letter.pdf', size: 21 * 1024 * 1024 })).toBe(false)
})
