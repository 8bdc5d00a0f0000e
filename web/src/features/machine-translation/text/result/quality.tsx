import { useId } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Verdict } from '../../quality/verdict.tsx'
import { textMessages } from '../messages/text.ts'
import type { Findings } from './join-findings.ts'
import css from './quality.module.css'

type Props = {
  review: Findings
  highlighted: number | null
  onHighlight: (fault: number | null) => void
}

/** The verdict, its reason, and the segments at fault; a click shows the segment in the translation. */
export function Quality({ review, highlighted, onHighlight }: Props) {
  const t = useMessages(textMessages)
  const id = useId()
  return (
    <section className={css.quality} aria-labelledby={id}>
      <div className={css.score}>
        <h2 id={id}>{t('quality')}</h2>
        <Verdict score={review.score} />
        <p dir="auto">{review.reason}</p>
      </div>
      {review.faults.length > 0 && (
        <ul className={css.faults} aria-label={t('faults')}>
          {review.faults.map(({ fault, detail, source, target }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={index}>
              <button
                type="button"
                aria-pressed={highlighted === index}
                disabled={target === ''}
                onClick={() => onHighlight(highlighted === index ? null : index)}
              >
                <strong>
                  {t(fault)}
                  {detail !== '' && <bdi translate="no"> · {detail}</bdi>}
                </strong>
                <span dir="auto" translate="no">
                  {source}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
