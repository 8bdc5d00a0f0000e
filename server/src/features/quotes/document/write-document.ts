import { buffer } from 'node:stream/consumers'
import { messages } from '../messages/document.en.ts'
import { drawCountNotes } from './count-notes.ts'
import { drawAcceptance } from './draw-acceptance.ts'
import { drawCosts } from './draw-costs.ts'
import { drawHead } from './draw-head.ts'
import { drawTerms } from './draw-terms.ts'
import { openFonts } from './fonts.ts'
import { colours, content, page, type Style, styles } from './look.ts'
import type { QuoteFacts } from './quote-facts.ts'
import { openSheet, type Sheet } from './sheet.ts'

/** The quote as a PDF, in the provider's look. The same facts make the same bytes. */
export async function writeDocument(facts: QuoteFacts): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: messages.documentTitle(
        facts.acceptance ? messages.confirmation : messages.quote,
        facts.number,
        facts.provider.providerName,
      ),
      Author: facts.provider.providerName,
      Subject: facts.name,
      Creator: facts.provider.providerName,
      CreationDate: facts.createdAt,
    },
  })
  const bytes = buffer(doc)
  const fonts = openFonts(doc)
  const sheet = openSheet(doc, fonts)
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawHead(sheet, root, facts)
  drawCosts(sheet, root, facts)
  drawCountNotes(sheet, root, facts.countNotes)
  if (facts.acceptance) drawAcceptance(sheet, root, facts.acceptance)
  drawTerms(sheet, root, facts)
  if (fonts.hasUnreadable()) sheet.text(root, 'P', messages.unreadable, styles.terms)
  root.end()
  drawFooters(sheet, facts)
  doc.end()
  return bytes
}

const start: Style = { ...styles.quiet, size: 8 }
const end: Style = { ...start, align: 'end' }

function drawFooters({ doc, setter, decorate }: Sheet, { provider, number }: QuoteFacts): void {
  const { start: first, count } = doc.bufferedPageRange()
  const y = page.height - page.footer + 18
  const reach = `${provider.providerName} · ${provider.contactEmail} · ${provider.contactPhone}`
  for (let index = 0; index < count; index++) {
    doc.switchToPage(first + index)
    decorate(() => {
      doc
        .moveTo(content.left, y - 8)
        .lineTo(content.right, y - 8)
        .lineWidth(0.75)
        .stroke(colours.rule)
      setter.put(setter.block(reach, start, 340), { x: content.left, y, width: 340 })
      const where = `${number} · ${messages.pageOf(index + 1, count)}`
      setter.put(setter.block(where, end, 150), { x: content.right - 150, y, width: 150 })
    })
  }
}
