import { describe, expect, it } from 'vitest'
import { expressionsIn, findVulnerable } from './regular-expressions.ts'

describe('Regular expressions', { timeout: 180_000 }, () => {
  it('are found as literals and as strings, and a bad one is reported', async () => {
    const text = String.raw`
      const blankLines = /^(?:\s*#[^\n]*\n|\s*\n)*\s*msgid/
      const words = new RegExp('^(\\w+\\s?)*$', 'u')
      const fine = RegExp('^[a-z]+$')`
    const planted = expressionsIn('planted.ts', text)
    expect(planted.map(({ source }) => source)).toEqual([
      String.raw`^(?:\s*#[^\n]*\n|\s*\n)*\s*msgid`,
      String.raw`^(\w+\s?)*$`,
      '^[a-z]+$',
    ])
    const problems = await findVulnerable(planted)
    expect(problems).toHaveLength(2)
    expect(problems.join('\n')).toContain('exponential')
  })
})
