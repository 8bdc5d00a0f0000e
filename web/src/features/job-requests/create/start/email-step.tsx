import { EmailAddress } from '@portolan/contract/sign-up/sign-up'
import * as z from 'zod/mini'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { SignInLink } from '../../../../shared/ui/page/sign-in-link.tsx'
import css from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { StartCard } from './start-card.tsx'

type Props = { email: string; onNext: (email: string) => void }

const schema = z.object({ email: EmailAddress })

/** The first question to people who are not signed in. */
export function EmailStep({ email, onNext }: Props) {
  const t = useMessages(createRequestMessages)
  const form = useSchemaForm({ schema, defaultValues: { email } })
  async function next() {
    const values = await form.check()
    if (values) onNext(values.email)
  }
  return (
    <StartCard title={t('emailTitle')} text={t('emailText')}>
      <Form form={form} onSubmit={() => void next()} className={css.form}>
        <FormText name="email" label={t('email')} autoComplete="email" dir="ltr" />
        <div className={css.actions}>
          <button type="submit" className={button('solid')}>
            {t('continue')}
          </button>
        </div>
      </Form>
      <p className={css.foot}>
        {t('haveAccount')} <SignInLink to="/createProject">{t('signIn')}</SignInLink>
      </p>
    </StartCard>
  )
}
