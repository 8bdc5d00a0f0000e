import { describe, expect, it, vi } from 'vitest'
import { demoFields } from '../../demo/custom-fields.ts'
import { checkValidationPattern, matchesPattern } from './validation-pattern.ts'

const patterns = [
  '^\\d{4}$',
  '^[A-Z]{2}-\\d+$',
  '\\d',
  'a.c',
  '^.*$',
  '^\\S+$',
  '^\\s*$',
  '^[\\s\\d]+$',
  '^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$',
  '^(?:one|two)$',
  '(?<year>\\d{4})',
  '^\\u00e9\\/\\-$',
  '^\\A\\z$',
  '^[[:alpha:]]+$',
  '^\\p{L}$',
  '^\\cJ$',
  '^a{2,3}?$',
]
const values = [
  '1234',
  '12',
  '12345',
  'AB-7',
  'x AB-7',
  'a\nc',
  'a\rc',
  'a\u2028c',
  'abc',
  'a c',
  '\u00a0',
  '\ufeff 1',
  '\n',
]
const others = [
  'one',
  'onetwo',
  'me@example.com',
  'é/-',
  'Az',
  '[:alpha:]',
  ':',
  'p{L}',
  'ab\n',
  'aaa',
  '\u3000',
  'ab\n12',
  '',
]

describe("a custom field's pattern", () => {
  it('matches the same values on the server as in the page', () => {
    for (const pattern of patterns)
      for (const value of [...values, ...others])
        expect([pattern, value, matchesPattern(pattern, value)]).toEqual([
          pattern,
          value,
          new RegExp(pattern).test(value),
        ])
  })

  it('takes linear time on the longest value', () => {
    matchesPattern('^(\\w+\\s?)*$', 'warm up')
    const began = process.cpuUsage()
    expect(matchesPattern('^(\\w+\\s?)*$', `${'a'.repeat(9_999)}!`)).toBe(false)
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000)
  })

  it("is refused in a client's configuration if it is invalid or cannot run in linear time", () => {
    expect(checkValidationPattern('(')).toBe('This is not a valid pattern')
    for (const pattern of ['^(?=.*\\d).+$', '(?<!a)b', '(a)\\1', 'x{1001}'])
      expect(checkValidationPattern(pattern)).toContain('cannot look ahead')
    expect(patterns.map(checkValidationPattern)).toEqual(patterns.map(() => undefined))
  })

  it('is skipped and reported once if it is configured nevertheless', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    expect([matchesPattern('(?=b)b', 'a'), matchesPattern('(?=b)b', 'a'), matchesPattern('[', 'a')]).toEqual([
      true,
      true,
      true,
    ])
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('is valid in all fields of the demo', () => {
    const all = Object.values(demoFields)
      .flat()
      .flatMap(({ validationRegex }) => validationRegex ?? [])
    expect(all.length).toBeGreaterThan(0)
    expect(all.flatMap((pattern) => checkValidationPattern(pattern) ?? [])).toEqual([])
  })
})
