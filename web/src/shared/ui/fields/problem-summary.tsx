import { useMessages } from '../../messages/messages.ts'
import { problemSummaryMessages } from '../messages/problem-summary.ts'
import css from './problem-summary.module.css'

type Props = {
  /** Texts by field. */
  problems: Readonly<Record<string, string | undefined>>
  /** What each field is called. */
  names: Readonly<Record<string, string>>
  onGo: (field: string) => void
}

/** Over a long form after a failed submit: all problems, each a link to its field. */
export function ProblemSummary({ problems, names, onGo }: Props) {
  const t = useMessages(problemSummaryMessages)
  const all = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  if (all.length === 0) return null
  return (
    <div className={css.problems} role="alert">
      <p>
        <b>{t('title', { count: all.length })}</b>
      </p>
      <ul>
        {all.map(([field, problem]) => (
          <li key={field}>
            <button type="button" onClick={() => onGo(field)}>
              {t('problemOf', { field: names[field] ?? field, problem: problem ?? '' })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
