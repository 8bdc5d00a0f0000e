import { expect, it } from 'vitest'
import { giveBack } from './give-back.ts'

it('frees whole chunks at once, and no chunk of which a part is still in use', () => {
  const whole = Buffer.from(new ArrayBuffer(100))
  const rest = Buffer.from(new ArrayBuffer(100)).fill('x')
  giveBack([whole, rest.subarray(0, 60)])
  expect(whole.length).toBe(0)
  expect(rest.subarray(60).toString()).toBe('x'.repeat(40))
})
