import { useState } from 'react'
import { type Translate, useMessages } from '../../messages/messages.ts'
import type { en } from '../messages/uploads.en.ts'
import { uploadMessages } from '../messages/uploads.ts'
import type { UploadItem } from '../upload-state.ts'

/** Announces changes to screen readers: files added, removed, failed, and the end of all uploads. */
export function UploadNews({ items }: { items: readonly UploadItem[] }) {
  const t = useMessages(uploadMessages)
  const [seen, setSeen] = useState({ items, news: '' })
  if (seen.items !== items && isWorthTelling(seen.items, items)) {
    setSeen({ items, news: newsOf(t, seen.items, items) || seen.news })
  }
  return (
    <p role="status" className="visually-hidden">
      {seen.news}
    </p>
  )
}

const isWorthTelling = (before: readonly UploadItem[], now: readonly UploadItem[]): boolean =>
  before.length !== now.length || now.some(({ status }, at) => status !== before[at]?.status)

function newsOf(t: Translate<typeof en>, before: readonly UploadItem[], now: readonly UploadItem[]): string {
  const known = new Map(before.map((item) => [item.id, item]))
  const fresh = now.filter(({ id }) => !known.has(id))
  const gone = before.filter(({ id }) => !now.some((item) => item.id === id))
  const failed = now.filter(({ id, status }) => status === 'failed' && known.get(id)?.status !== 'failed')
  const isEnd = now.length > 0 && now.every(({ status }) => status === 'done')
  return [
    ...(fresh.length > 0 ? [t('added', { count: fresh.length })] : []),
    ...gone.map(({ name }) => t('removedAloud', { name })),
    ...failed.map(({ name, problem }) => t('failedAloud', { name, problem: problem ?? '' })),
    ...(isEnd && gone.length === 0 ? [t('allDone', { count: now.length })] : []),
  ].join(' ')
}
