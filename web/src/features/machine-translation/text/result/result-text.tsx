import type { Language } from '@portolan/contract/reference/reference'
import { useEffect, useRef } from 'react'
import css from '../text-translator.module.css'
import { locateFaults } from './locate-faults.ts'

type Props = {
  text: string
  language: Language | undefined
  faults: readonly { readonly target: string }[]
  /** The fault that was chosen in the list. */
  highlighted: number | null
  /** More of the text is to come. */
  isWaiting: boolean
  placeholder: string
}

/** The result, in the direction of its language, with the segments at fault marked. */
export function ResultText({ text, language, faults, highlighted, isWaiting, placeholder }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (highlighted !== null)
      box.current?.querySelector('[data-highlighted]')?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' })
  }, [highlighted])
  if (text === '' && !isWaiting) return <p className={css.placeholder}>{placeholder}</p>
  const isHighlighted = (fault: number) => highlighted !== null && faults[highlighted]?.target === faults[fault]?.target
  return (
    <div ref={box} className={css.text} lang={language?.bcp47} dir={language?.direction ?? 'auto'} translate="no">
      {locateFaults(text, faults).map(({ text: part, fault, start }) =>
        fault === null ? (
          part
        ) : (
          <mark key={start} data-highlighted={isHighlighted(fault) || undefined}>
            {part}
          </mark>
        ),
      )}
      {isWaiting && (
        <span className={css.waiting} aria-hidden="true">
          <span />
          <span />
        </span>
      )}
    </div>
  )
}
