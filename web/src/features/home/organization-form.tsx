import { assignClient, type LinkedClient } from '@portolan/contract/accounts/accounts'
import { FormField } from '../../shared/forms/fields/form-field.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { SubmitError } from '../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../shared/forms/use-submit.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button } from '../../shared/ui/button.ts'
import { OrganizationChoice } from '../../shared/ui/organization-choice.tsx'
import { useAssignClient } from './api.ts'
import { homeMessages } from './messages/home.ts'
import css from './organization-form.module.css'

type Props = { clients: readonly LinkedClient[]; current?: number; onDone?: () => void }

export default function OrganizationForm({ clients, current, onDone }: Props) {
  const t = useMessages(homeMessages)
  const assign = useAssignClient()
  const form = useSchemaForm({
    schema: assignClient.body,
    // Nothing is chosen at first; the schema then asks for a choice.
    defaultValues: { clientId: current as number },
    textOf: ({ code }) => (code === 'required' ? t('chooseOne') : undefined),
  })
  const { submit, state, isBusy } = useSubmit(form, {
    send: ({ clientId }) => assign(clientId),
    onDone: () => onDone?.(),
  })
  return (
    <Form form={form} onSubmit={submit} isBusy={isBusy} className={css.form}>
      <div>
        <h2>{t('pickOrganization')}</h2>
        <p className={css.lead}>{t('pickOrganizationText')}</p>
      </div>
      <FormField name="clientId" label={t('pickOrganization')}>
        {({ value, error, change }) => (
          <OrganizationChoice
            legend={t('pickOrganization')}
            organizations={clients}
            chosen={value as number | undefined}
            error={error}
            onChoose={change}
          />
        )}
      </FormField>
      <SubmitError state={state} />
      <div className={css.actions}>
        <button type="submit" className={button('solid')} disabled={isBusy}>
          {isBusy ? t('saving') : t('continueAs')}
        </button>
        {onDone && (
          <button type="button" className={button('text')} onClick={onDone}>
            {t('keepOrganization')}
          </button>
        )}
      </div>
    </Form>
  )
}
