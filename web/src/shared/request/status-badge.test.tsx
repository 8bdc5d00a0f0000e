// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StatusBadge } from './status-badge.tsx'
import { aRequest } from './test-request.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const hasRing = (createTime: string) =>
  render(<StatusBadge request={aRequest({ status: 'ANALYZING', createTime })} />).container.querySelector(
    '[data-spinner]',
  ) !== null

it('turns a ring for some minutes, not for days', () => {
  expect([hasRing(minutesAgo(1)), hasRing(minutesAgo(10))]).toEqual([true, true])
  expect([hasRing(minutesAgo(20)), hasRing(minutesAgo(3 * 24 * 60))]).toEqual([false, false])
})
