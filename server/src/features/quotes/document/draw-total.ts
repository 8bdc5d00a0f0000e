import { content } from '../../../platform/pdf/page-size.ts'
import { commonUnit } from './common-unit.ts'
import { colors, styles } from './look.ts'
import type { QuoteDocument } from './quote-document.ts'

const labels = { at: 12, width: 280 }
const price = { at: content.width - 190, width: 180 }

/** Draws the total of all languages, which is without taxes. */
export async function drawTotal(document: QuoteDocument): Promise<void> {
  const { sheet, root, t, formats, facts } = document
  const label = await sheet.setter.block(t('total'), styles.strong, labels.width)
  const detail = await sheet.setter.block(detailOf(document), styles.quiet, labels.width)
  const taxes = await sheet.setter.block(t('plusTaxes'), styles.quiet, labels.width)
  const total = await sheet.setter.block(formats.money(facts.priceCents), styles.total, price.width)
  const height = label.height + detail.height + taxes.height + 18
  sheet.y += 10
  sheet.makeRoom(height)
  const top = sheet.y
  sheet.box({ at: 0, width: content.width, y: top, height, radius: 8, color: colors.tint })
  sheet.tag(root, 'P', [
    { ...labels, block: label, y: top + 8 },
    { ...price, block: total, y: top + (height - total.height) / 2 },
    { ...labels, block: detail, y: top + 9 + label.height },
    { ...labels, block: taxes, y: top + 9 + label.height + detail.height },
  ])
  sheet.y += height + 18
}

/** Shows the volume only if all lines have the same unit. */
function detailOf({ t, formats, facts: { lines } }: QuoteDocument): string {
  const unit = commonUnit(lines)
  if (!unit) return t('currency')
  const count = lines.reduce((sum, { quantity }) => sum + Math.round(quantity * 100), 0) / 100
  const volume = t(`count_${unit}`, { count })
  const languages = t('languageCount', { count: lines.length, languages: formats.number(lines.length) })
  return t('totalDetail', { volume, languages, currency: t('currency') })
}
