import { passwordProblems } from '@portolan/contract/identity/password'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../icon.tsx'
import { passwordMessages } from '../messages/passwords.ts'
import css from './password-rules.module.css'

const rules = [
  ['tooShort', 'ruleLength'],
  ['noDigit', 'ruleDigit'],
  ['noUpperCase', 'ruleUpperCase'],
  ['noLowerCase', 'ruleLowerCase'],
] as const

/** What a new password needs, ticked off as it is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useMessages(passwordMessages)
  const broken = passwordProblems(password)
  return (
    <div id={id} className={css.rules}>
      <p>{t('rules')}</p>
      <ul>
        {rules.map(([problem, words]) => {
          const isKept = !broken.includes(problem)
          return (
            <li key={problem} data-kept={isKept}>
              <span className={css.sign}>{isKept && <Icon name="check" size={16} />}</span>
              {t(words)}
              <span className="visually-hidden">: {t(isKept ? 'kept' : 'missing')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
