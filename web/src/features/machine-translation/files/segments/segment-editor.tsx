import { correctionMaxLength, type TranslatedSegment } from '@portolan/contract/machine-translation/file-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { segmentsMessages } from '../messages/segments.ts'
import { caretToEnd, fillEditor, insertChip, readEditor } from './editable-text.ts'
import { areTagsNested, missingTags } from './inline-tags.ts'
import css from './segments.module.css'
import { useTagName } from './use-tag-name.ts'

type Props = {
  segment: TranslatedSegment
  language: Language | undefined
  onSave: (text: string) => Promise<void>
  onClose: () => void
}

/** The translation of a segment as a text to edit, whose tags stay whole. */
export function SegmentEditor({ segment, language, onSave, onClose }: Props) {
  const t = useMessages(segmentsMessages)
  const nameOf = useTagName()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const start = segment.corrected ?? segment.target ?? segment.source
  const [draft, setDraft] = useState(start)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const number = segment.position + 1
  const missing = missingTags(segment.source, draft)

  const fill = useEffectEvent(() => {
    if (!box.current) return
    fillEditor(box.current, start, nameOf)
    caretToEnd(box.current)
  })
  useEffect(() => fill(), [])

  const noteChange = () => {
    if (box.current) setDraft(readEditor(box.current))
    setError(undefined)
  }
  async function save() {
    if (isBusy || missing.length > 0) return
    if (draft.trim() === '') return setError(t('empty'))
    if (!areTagsNested(draft)) return setError(t('tagsCrossed'))
    setIsBusy(true)
    try {
      await onSave(draft.trim().slice(0, correctionMaxLength))
    } catch (refusal) {
      setError(errorText(refusal))
      setIsBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    // A segment is one line of its document.
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) void save()
  }
  return (
    <div className={css.editing}>
      {/* biome-ignore lint/a11y/useSemanticElements: no input can hold the chips of the tags */}
      <div
        ref={box}
        className={css.editor}
        role="textbox"
        tabIndex={0}
        aria-label={t('editor', { number })}
        aria-describedby={`${id}-keys`}
        aria-invalid={error !== undefined}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        lang={language?.bcp47}
        dir={language?.direction}
        translate="no"
        spellCheck
        onInput={noteChange}
        onKeyDown={onKeyDown}
      />
      {missing.length > 0 && (
        <div className={css.missing} role="status">
          <p>{t('tagsMissing')}</p>
          {missing.map((tag, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              key={index}
              type="button"
              className={button('outline')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (box.current) insertChip(box.current, tag, nameOf)
                noteChange()
              }}
            >
              {t('insertTag', { tag: nameOf(tag) })}
            </button>
          ))}
        </div>
      )}
      <div role="alert">
        <FieldNotes id={id} error={error} />
      </div>
      <div className={css.buttons}>
        <button
          type="button"
          className={button('solid')}
          disabled={isBusy || missing.length > 0}
          onClick={() => void save()}
        >
          {t('save')}
        </button>
        <button type="button" className={button('text')} onClick={onClose}>
          {t('cancel')}
        </button>
        <span id={`${id}-keys`} className={css.quiet}>
          {t('saveKeys')}
        </span>
      </div>
    </div>
  )
}
