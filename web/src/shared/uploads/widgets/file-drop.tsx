import { type DragEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { button } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { filesOfDrop, withoutNobodys } from '../dropped-files.ts'
import { uploadMessages } from '../messages/uploads.ts'
import { filesOfPaste } from '../pasted-files.ts'
import css from './file-drop.module.css'
import { FilePicker } from './file-picker.tsx'

type Props = {
  readonly onFiles: (files: File[]) => void
  /** Somebody is about to choose files. */
  readonly onApproach: () => void
  /** One on each page: what is pasted outside of a text goes there. */
  readonly takesPaste?: boolean
  readonly describedBy?: string
  /** The endings that the browser's dialog offers, without dots. */
  readonly extensions?: readonly string[] | undefined
  readonly pickerRef?: Ref<HTMLButtonElement>
}

/** Where files are dropped, chosen and pasted. */
export function FileDrop({ onFiles, onApproach, takesPaste = false, describedBy, extensions, pickerRef }: Props) {
  const t = useMessages(uploadMessages)
  const [depth, setDepth] = useState(0)
  usePaste(takesPaste, onFiles)
  useNoAccidents()

  const onDrop = async (event: DragEvent) => {
    event.preventDefault()
    setDepth(0)
    const files = await filesOfDrop(event.dataTransfer)
    if (files.length > 0) onFiles(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the buttons inside do the same for everyone
    <div
      className={css.zone}
      data-over={depth > 0 || undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return
        onApproach()
        setDepth((now) => now + 1)
      }}
      onDragLeave={(event) => hasFiles(event) && setDepth((now) => Math.max(0, now - 1))}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={onDrop}
    >
      <span className={css.icon}>
        <Icon name="upload" size={24} />
      </span>
      <p className={css.words}>{depth > 0 ? t('dropNow') : t(takesPaste ? 'dropOrPaste' : 'dropHere')}</p>
      <div className={css.buttons}>
        <FilePicker
          ref={pickerRef}
          className={button('outline')}
          describedBy={describedBy}
          extensions={extensions}
          onFiles={(files) => onFiles(withoutNobodys(files))}
        >
          {t('chooseFiles')}
        </FilePicker>
        <FilePicker isFolder className={button('text')} onFiles={(files) => onFiles(withoutNobodys(files))}>
          {t('chooseFolder')}
        </FilePicker>
      </div>
    </div>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent | globalThis.DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

function usePaste(isWanted: boolean, onFiles: Props['onFiles']): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData ? filesOfPaste(event.clipboardData) : []
    if (files.length === 0 || event.defaultPrevented) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    if (!isWanted) return
    window.addEventListener('paste', take)
    return () => window.removeEventListener('paste', take)
  }, [isWanted])
}

/** The browser would open files dropped outside of the zone in place of the page, and what was typed would be lost. */
function useNoAccidents(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuse)
    return () => {
      for (const name of ['dragover', 'drop'] as const) window.removeEventListener(name, refuse)
    }
  }, [])
}
