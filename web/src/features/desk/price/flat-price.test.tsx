// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { priceSchema } from './price-schema.ts'

const line = { languageId: 'fra', quantity: '2', unitPrice: '0.1234' }
const problemsOf = (unit: 'FLAT' | 'WORD') => {
  const inputs = { lines: [{ ...line, unit }], deliveryDay: '', note: '', allowsBelowMinimum: true }
  return priceSchema(0)
    .safeParse(inputs)
    .error?.issues.map(({ code, path }) => [code, path.join('.')])
}

it('has no parts of a cent in a flat price', () => {
  expect(problemsOf('FLAT')).toEqual([['not_multiple_of', 'lines.0.unitPrice']])
  expect(problemsOf('WORD')).toBeUndefined()
})
