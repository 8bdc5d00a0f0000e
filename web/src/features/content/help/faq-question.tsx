import type { FaqEntry } from '@portolan/contract/content/content'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './faq.module.css'
import { Highlighted } from './highlighted.tsx'
import { LanguageFinder } from './language-finder.tsx'
import { helpMessages } from './messages/help.ts'

const languageQuestion = 'which-languages'

type Props = {
  entry: FaqEntry
  words: readonly string[]
  startsOpen: boolean
  /** The address names this question. */
  isTarget: boolean
}

export function FaqQuestion({ entry, words, startsOpen, isTarget }: Props) {
  const t = useMessages(helpMessages)
  const [isOpen, setIsOpen] = useState(startsOpen)
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (!isTarget) return
    setIsOpen(true)
    details.current?.scrollIntoView?.()
  }, [isTarget])

  return (
    <details
      ref={details}
      id={entry.id}
      className={css.question}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>
          <bdi>
            <Highlighted text={entry.question} words={words} />
          </bdi>
        </h3>
        <Icon name="chevron" />
      </summary>
      <div className={css.answer}>
        {entry.answer.map((paragraph) => (
          <p key={paragraph} dir="auto">
            <Highlighted text={paragraph} words={words} />
          </p>
        ))}
        {entry.id === languageQuestion && isOpen && <LanguageFinder />}
        <Link
          className={css.link}
          to="/consoleHelp"
          hash={entry.id}
          aria-label={t('linkToQuestion', { question: entry.question })}
        >
          {t('linkToThis')}
        </Link>
      </div>
    </details>
  )
}
