import { type ReactNode, useRef } from 'react'
import type { UploadItem } from '../upload-state.ts'
import type { Uploader } from '../uploader.ts'
import css from './file-list.module.css'
import { FileRow } from './file-row.tsx'

type Props = {
  readonly label: string
  readonly items: readonly UploadItem[]
  readonly uploader: Uploader
  readonly sender?: Uploader | undefined
  /** What can be chosen for each file. */
  readonly control?: ((item: UploadItem) => ReactNode) | undefined
  /** The last file was removed with the keyboard's focus on it: it needs another place. */
  readonly onEmptied: () => void
}

/** The files of a list, each with how far it is and what can be done about it. */
export function FileList({ label, items, uploader, sender, control, onEmptied }: Props) {
  const list = useRef<HTMLUListElement>(null)

  /** Focus goes to the file that took the place of the removed one, or the one before it. */
  const remove = (item: UploadItem) => {
    const at = items.indexOf(item)
    const next = items[at + 1] ?? items[at - 1]
    if (next) focusRow(list.current, next.id)
    else onEmptied()
    uploader.remove(item.id)
  }

  /** The button to try again goes away with its use. */
  const retry = ({ id, file }: UploadItem) => {
    focusRow(list.current, id)
    if (!sender) return uploader.retry(id)
    const sent = sender.getState().items.find((one) => one.file === file)
    if (sent) sender.retry(sent.id)
  }

  if (items.length === 0) return null
  return (
    <ul ref={list} className={css.list} aria-label={label}>
      {items.map((item) => (
        <FileRow
          key={item.id}
          item={item}
          // What is sent before the form is goes with its row.
          onCancel={() => (sender ? remove(item) : uploader.cancel(item.id))}
          onRetry={() => retry(item)}
          onRemove={() => remove(item)}
        >
          {control?.(item)}
        </FileRow>
      ))}
    </ul>
  )
}

function focusRow(list: HTMLElement | null, id: string): void {
  const row = list?.querySelector(`[data-row="${id}"]`)
  row?.querySelector<HTMLElement>('[data-last]')?.focus()
}
