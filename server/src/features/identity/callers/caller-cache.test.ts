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

describe('the caller cache', () => {
  it('looks up an account once in five seconds', async () => {
    const { clock, callers, lookUps } = remembering(async () => caller(1))
    for (clock.now = 0; clock.now < 5000; clock.now += 1000) await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(1)
    await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(2)
  })

  it('looks up again after a change, and when the cached caller does not fit the token', async () => {
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

  it('does not cache a lookup that started before a change', async () => {
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

  it('does not cache missing accounts', async () => {
    const { callers, lookUps } = remembering(async () => undefined)
    await callers.find('a', 's', knows(1))
    await callers.find('a', 's', knows(1))
    expect(lookUps()).toBe(2)
  })
})
