import type { FaqEntry } from '@portolan/contract/content/content'
import css from './faq.module.css'
import { FaqQuestion } from './faq-question.tsx'
import { matchesAnswer, sectionsOf } from './search-faq.ts'

type Props = { entries: readonly FaqEntry[]; words: readonly string[]; target: string }

export const FaqSections = ({ entries, words, target }: Props) => (
  <div className={css.sections}>
    {sectionsOf(entries).map((section) => (
      <section key={section.name} className={css.section}>
        <h2>
          <bdi>{section.name}</bdi>
        </h2>
        <div className={css.list}>
          {section.entries.map((entry) => {
            // An answer that holds the search is shown with it; remounting lets the reader close it again.
            const isHit = words.length > 0 && matchesAnswer(entry, words)
            return (
              <FaqQuestion
                key={`${entry.id} ${isHit}`}
                entry={entry}
                words={words}
                startsOpen={isHit || entry.id === target}
                isTarget={entry.id === target}
              />
            )
          })}
        </div>
      </section>
    ))}
  </div>
)
