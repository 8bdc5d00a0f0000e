const most = 4

/** Round values from 0 to at least the highest, at most five. Numbers of things have no fractions. */
export function axisTicks(highest: number, isWhole: boolean): readonly number[] {
  const rough = (highest || 1) / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = [1, 2, 2.5, 5, 10].map((factor) => factor * power)
  const step = round.find((each) => each >= rough && (!isWhole || Number.isInteger(each))) ?? 1
  const count = Math.ceil((highest || 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
