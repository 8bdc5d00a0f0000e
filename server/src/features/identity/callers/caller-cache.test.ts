import { describe, expect, it } from 'vitest'
import { callerCache, type FindCaller } from './caller-cache.ts'
import type { Caller } from './store-callers.ts'

const caller = (tokensValidAfter: number) => ({ accountId: 'a', tokensValidAfter }) as Caller

const knows = (tokensValidAfter: number) => (known: Caller) => known.tokensValidAfter === tokensValidAfter

function remembering(find: FindCaller) {
  const clock = { now: 0 }
  let lookUps = 0
  const counting: FindCaller = (accountId, session) => {
    lookUps++
    return find(accountId, session)
  }
  return { clock, callers: callerCache(counting, () => new Date(clock.now)), lookUps: () => lookUps }
}

describe('known callers', () => {
  it('are looked up once in five seconds', async () => {
    const { clock, callers, lookUps } = remembering(async () => caller(1))
    for (clock.now = 0; clock.now < 5000; clock.now += 1000) await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(1)
    await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(2)
  })

  it('are looked up at once after a change, and when a token knows more than we do', async () => {
    const { callers, lookUps } = remembering(async () => caller(1))
    await callers.find('a', 's', knows(1))
    callers.forget('b')
    await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(1)
    callers.forget('a')
    await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(2)
    await callers.find('a', 's', knows(2))
    expect(lookUps()).toBe(3)
  })

  it('are not remembered from before a change that came while they were looked up', async () => {
    let answer: (caller: Caller) => void = () => {}
    const { callers, lookUps } = remembering(() => new Promise((resolve) => (answer = resolve)))
    const before = callers.find('a', 's', knows(1))
    callers.forget('a')
    answer(caller(1))
    await before
    const after = callers.find('a', 's', knows(1))
    answer(caller(1))
    await after
    expect(lookUps()).toBe(2)
  })

  it('are not remembered where there is none', async () => {
    const { callers, lookUps } = remembering(async () => undefined)
    await callers.find('a', 's', knows(1))
    await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(2)
  })
})
