import { useProblems } from '../../../../shared/form-problems.ts'
import { email as isEmail, required } from '../../../../shared/form-rules.ts'
import { button } from '../../../../shared/ui/button.ts'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { SignInLink } from '../../../../shared/ui/page/sign-in-link.tsx'
import css from '../../../../shared/ui/steps.module.css'
import { useWords } from '../form/use-form-texts.ts'
import { normalEmail } from '../model/sender.ts'
import { StartCard } from './start-card.tsx'

type Props = { email: string; onChange: (email: string) => void; onNext: () => void }

/** The first question to people who are not signed in. */
export function EmailStep({ email, onChange, onNext }: Props) {
  const { t, rules } = useWords()
  const { problems, formProps } = useProblems(
    { email: required(email, rules) ?? isEmail(normalEmail(email), rules) },
    onNext,
  )
  return (
    <StartCard title={t('emailTitle')} text={t('emailText')}>
      <form {...formProps} className={css.form}>
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          value={email}
          error={problems.email}
          onChange={(event) => onChange(event.target.value)}
        />
        <div className={css.actions}>
          <button type="submit" className={button('solid')}>
            {t('continue')}
          </button>
        </div>
      </form>
      <p className={css.foot}>
        {t('haveAccount')} <SignInLink to="/createProject">{t('signIn')}</SignInLink>
      </p>
    </StartCard>
  )
}
