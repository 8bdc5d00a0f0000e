import { isolate, isolateLeftToRight } from '../../../platform/pdf/isolate.ts'
import { content, page } from '../../../platform/pdf/page-size.ts'
import { colors, styles } from './look.ts'
import type { QuoteDocument } from './quote-document.ts'

const reach = { at: 0, width: 340 }
const where = { at: content.width - 150, width: 150 }

/** Draws the contact details of the provider and the page number. */
export async function drawFooter(document: QuoteDocument, index: number, count: number): Promise<void> {
  const { sheet, t, formats, facts } = document
  const { providerName, contactEmail, contactPhone } = facts.provider
  const y = page.height - page.footer + 18
  const contacts = [isolate(providerName), isolateLeftToRight(contactEmail), isolateLeftToRight(contactPhone)]
  const left = await sheet.setter.block(contacts.join(' · '), styles.footer, reach.width)
  const place = t('pageOf', { page: formats.number(index), pages: formats.number(count) })
  const right = await sheet.setter.block(
    `${isolateLeftToRight(facts.number)} · ${place}`,
    styles.footerEnd,
    where.width,
  )
  sheet.rule(y - 8, 0.75, colors.rule)
  sheet.decorate(() => {
    sheet.put({ ...reach, block: left, y })
    sheet.put({ ...where, block: right, y })
  })
}
