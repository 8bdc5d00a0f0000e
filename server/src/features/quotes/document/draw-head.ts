import { messages } from '../messages/document.en.ts'
import { colours, content, lineHeight, type Style, styles } from './look.ts'
import type { QuoteFacts } from './quote-facts.ts'
import type { Sheet } from './sheet.ts'

type Root = PDFKit.PDFStructureElement
const mark = 30

/** Who writes, to whom, and what about. */
export function drawHead(sheet: Sheet, root: Root, facts: QuoteFacts): void {
  drawLetterhead(sheet, root, facts)
  const title = facts.acceptance ? messages.confirmation : messages.quote
  sheet.text(root, 'H1', `${title} ${facts.number}`, styles.title)
  sheet.text(root, 'P', facts.name, styles.name, 6)
  if (facts.rateType === 'RUSH') drawBadge(sheet, root)
  sheet.y += 14
  drawFacts(sheet, root, facts)
}

/** The provider's initial stands for its logo, which may be of any kind. */
function drawLetterhead(sheet: Sheet, root: Root, { provider }: QuoteFacts): void {
  const { doc, setter } = sheet
  const { left, top, width } = content
  const initial = setter.block([...provider.providerName][0] ?? '', initialStyle, mark)
  sheet.decorate(() => {
    doc.roundedRect(left, top, mark, mark, 8).fill(colours.primary)
    const initialWidth = initial.lines[0]?.width ?? 0
    setter.put(initial, { x: left + (mark - initialWidth) / 2, y: top + 4.5, width: mark })
  })
  const name = setter.block(provider.providerName, styles.provider, width / 2)
  sheet.tag(root, 'P', () => setter.put(name, { x: left + mark + 10, y: top + 6, width: width / 2 }))
  const reach = setter.block(`${provider.contactEmail}\n${provider.contactPhone}`, reachStyle, width / 2 - mark)
  sheet.tag(root, 'P', () => setter.put(reach, { x: left + width / 2 + mark, y: top + 2, width: width / 2 - mark }))
  sheet.y = top + Math.max(mark, name.height + 6) + 16
  sheet.decorate(() => doc.moveTo(left, sheet.y).lineTo(content.right, sheet.y).lineWidth(2).stroke(colours.primary))
  sheet.y += 24
}

const initialStyle: Style = { size: 15, weight: 'bold', colour: colours.onPrimary }
const reachStyle: Style = { ...styles.quiet, align: 'end' }
const badgeStyle: Style = { size: 9, weight: 'bold', colour: colours.secondary }

function drawBadge(sheet: Sheet, root: Root): void {
  const { doc, setter } = sheet
  const block = setter.block(messages.rush, badgeStyle, content.width)
  const width = (block.lines[0]?.width ?? 0) + 16
  sheet.y += 4
  sheet.decorate(() => doc.roundedRect(content.left, sheet.y, width, 18, 9).fill(colours.secondaryTint))
  sheet.tag(root, 'P', () => setter.put(block, { x: content.left + 8, y: sheet.y + 2.5, width }))
  sheet.y += 18
}

function drawFacts(sheet: Sheet, root: Root, facts: QuoteFacts): void {
  const half = content.width / 2 - 12
  const right = [
    { label: messages.number, value: facts.number },
    { label: messages.date, value: facts.date },
    { label: messages.validUntil, value: facts.acceptance ? '' : facts.validUntil },
    { label: messages.source, value: facts.sourceLanguage },
    { label: messages.delivery, value: facts.acceptance?.delivery ?? facts.delivery },
    { label: messages.reference, value: facts.reference },
  ].filter(({ value }) => value !== '')
  const top = sheet.y
  let y = top
  const put = (text: string, style: Style, x: number, width: number) => {
    const block = sheet.setter.block(text, style, width)
    const at = y
    sheet.tag(root, 'P', () => sheet.setter.put(block, { x, y: at, width }))
    return block.height
  }
  y += put(messages.preparedFor, styles.label, content.left, half)
  y += put(facts.company, styles.strong, content.left, half)
  y += put(`${facts.requester}\n${facts.email}`, styles.text, content.left, half)
  const lowest = y
  y = top
  const labels = 92
  const x = content.left + half + 24
  for (const { label, value } of right) {
    put(label, styles.label, x, labels)
    y += put(value, styles.text, x + labels, half - labels) + 2
  }
  sheet.y = Math.max(lowest, y) + lineHeight(styles.text)
}
