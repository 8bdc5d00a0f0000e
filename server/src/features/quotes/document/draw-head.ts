import { addressLines } from '@portolan/contract/address'
import { isolate, isolateLeftToRight } from '../../../platform/pdf/isolate.ts'
import { content } from '../../../platform/pdf/page-size.ts'
import type { Column } from '../../../platform/pdf/sheet.ts'
import type { Style } from '../../../platform/pdf/text-setter.ts'
import { colors, styles } from './look.ts'
import { type QuoteDocument, titleOf } from './quote-document.ts'

const mark = 30
const half = content.width / 2

/** Draws the provider, the number and the name of the request. */
export async function drawHead(document: QuoteDocument): Promise<void> {
  const { sheet, root, t, facts } = document
  await drawLetterhead(document)
  await sheet.text(root, 'H1', `${titleOf(t, facts)} ${isolateLeftToRight(facts.number)}`, styles.title)
  await sheet.text(root, 'P', isolate(facts.name), styles.name, 6)
  if (facts.rateType === 'RUSH') await drawBadge(document)
  sheet.y += 14
  await drawParties(document)
}

/** Draws the provider's initial instead of the logo, whose format may not be printable. */
async function drawLetterhead({ sheet, root, facts: { provider } }: QuoteDocument): Promise<void> {
  const { setter } = sheet
  const { top } = content
  const initial = await setter.block([...provider.providerName][0] ?? '', styles.initial, mark)
  sheet.box({ at: 0, width: mark, y: top, height: mark, radius: 8, color: colors.primary })
  const gap = (mark - setter.widthOf(initial)) / 2
  sheet.decorate(() => sheet.put({ block: initial, at: gap, width: mark - gap, y: top + (mark - initial.height) / 2 }))
  const name = await setter.block(isolate(provider.providerName), styles.provider, half)
  sheet.tag(root, 'P', [{ block: name, at: mark + 10, width: half, y: top + 6 }])
  const reach = { at: half + mark, width: half - mark }
  const lines = [provider.contactEmail, provider.contactPhone].map(isolateLeftToRight).join('\n')
  const block = await setter.block(lines, styles.quietEnd, reach.width)
  sheet.tag(root, 'P', [{ ...reach, block, y: top + 2 }])
  sheet.y = top + Math.max(mark, name.height + 6, block.height + 2) + 16
  sheet.rule(sheet.y, 2, colors.primary)
  sheet.y += 24
}

async function drawBadge({ sheet, root, t }: QuoteDocument): Promise<void> {
  const block = await sheet.setter.block(t('rush'), styles.badge, content.width)
  const width = sheet.setter.widthOf(block) + 16
  sheet.y += 4
  sheet.box({ at: 0, width, y: sheet.y, height: 18, radius: 9, color: colors.secondaryTint })
  sheet.tag(root, 'P', [{ block, at: 8, width, y: sheet.y + (18 - block.height) / 2 }])
  sheet.y += 18
}

/** Draws two columns: the client and the facts of the quote. */
async function drawParties(document: QuoteDocument): Promise<void> {
  const { sheet, root, t, formats, facts } = document
  const { acceptance } = facts
  const delivery = acceptance?.delivery
    ? formats.day(acceptance.delivery)
    : facts.turnaroundDays === null
      ? ''
      : t('turnaround', { count: facts.turnaroundDays, days: formats.number(facts.turnaroundDays) })
  const entries = [
    { label: t('number'), value: isolateLeftToRight(facts.number) },
    { label: t('version'), value: facts.version > 1 ? formats.number(facts.version) : '' },
    { label: t('date'), value: formats.day(facts.createdAt) },
    { label: t('validUntil'), value: acceptance ? '' : formats.day(facts.validUntil) },
    { label: t('source'), value: isolate(facts.sourceLanguage) },
    { label: t('delivery'), value: delivery },
    { label: t('reference'), value: isolate(facts.reference) },
  ].filter(({ value }) => value !== '')
  const client = { at: 0, width: half - 12 }
  const labels = { at: half + 12, width: 92 }
  const values = { at: half + 12 + labels.width, width: half - 12 - labels.width }
  const top = sheet.y
  let y = top
  const put = async (text: string, style: Style, column: Column): Promise<number> => {
    const block = await sheet.setter.block(text, style, column.width)
    sheet.tag(root, 'P', [{ ...column, block, y }])
    return block.height
  }
  y += await put(t('preparedFor'), styles.label, client)
  y += await put(isolate(facts.company), styles.strong, client)
  for (const line of addresseeOf(document)) y += await put(line, styles.text, client)
  y += await put(`${isolate(facts.requester)}\n${isolateLeftToRight(facts.email)}`, styles.text, client)
  const lowest = y
  y = top
  for (const { label, value } of entries) {
    const height = await put(label, styles.label, labels)
    y += Math.max(height, await put(value, styles.text, values)) + 2
  }
  sheet.y = Math.max(lowest, y) + sheet.setter.lineHeight(styles.text)
}

/** The client's address and VAT number. A confirmation has those that were given with the payment further down. */
function addresseeOf({ t, facts: { address, vatNumber, acceptance } }: QuoteDocument): readonly string[] {
  const { billingContact, invoice } = acceptance?.payment ?? {}
  const lines = billingContact && addressLines(billingContact).length > 0 ? [] : address
  const vat = invoice?.vatNumber ? '' : vatNumber
  return [...lines.map(isolate), ...(vat === '' ? [] : [`${t('vatNumber')}: ${isolateLeftToRight(vat)}`])]
}
