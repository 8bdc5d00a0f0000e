// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useSourceWarning } from './use-source-warning.ts'

const isSource = new ApiError(409, { errorCode: 'delivery_is_source', params: { name: 'memo.txt' } })

it('asks before the file of the client is delivered, and delivers it only when that is confirmed', async () => {
  const run = vi.fn(async (isSourceIntended: boolean) => {
    if (!isSourceIntended) throw isSource
  })
  const { result } = renderHook(useSourceWarning)
  await act(() => result.current.deliver('ADD', run))
  expect(result.current.warning?.name).toBe('memo.txt')
  expect(run.mock.calls).toEqual([[false]])
  await act(async () => result.current.warning?.again())
  expect(run.mock.calls).toEqual([[false], [true]])
})

it('does not ask about translations, and passes other refusals on', async () => {
  const { result } = renderHook(useSourceWarning)
  await act(() => result.current.deliver('ADD', async () => {}))
  expect(result.current.warning).toBeUndefined()
  const other = new ApiError(409, { errorCode: 'conflict' })
  await expect(result.current.deliver('ADD', () => Promise.reject(other))).rejects.toBe(other)
  expect(result.current.warning).toBeUndefined()
})
