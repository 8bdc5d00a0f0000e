import type { Problems } from '../../shared/form-problems.ts'
import { createRequestMessages } from '../../shared/messages/create-request.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import css from './request-form.module.css'

type Props = { problems: Problems; names: Readonly<Record<string, string>>; onGo: (field: string) => void }

/** After a try to send: all that is wrong, each with the way to its field. */
export function ProblemSummary({ problems, names, onGo }: Props) {
  const t = useMessages(createRequestMessages)
  const all = Object.entries(problems)
  if (all.length === 0) return null
  return (
    <div className={css.problems} role="alert">
      <p>
        <b>{t('problemsTitle', { count: all.length })}</b>
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
