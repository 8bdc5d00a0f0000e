import type { PriceUnit } from '@portolan/contract/quotes/quotes'
import type { PricedLine } from '../pricing/pricing.ts'

/** The unit of all lines; undefined if they differ or one has a flat price. */
export function commonUnit(lines: readonly Pick<PricedLine, 'unit'>[]): Exclude<PriceUnit, 'FLAT'> | undefined {
  const unit = lines[0]?.unit
  return unit === 'FLAT' || lines.some((line) => line.unit !== unit) ? undefined : unit
}
