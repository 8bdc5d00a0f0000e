import { OrganizationField, useOrganizationForm } from '../../../../shared/forms/fields/organization-field.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import css from '../../../../shared/ui/steps.module.css'
import { createRequestMessages } from '../messages/create-request.ts'
import { StartCard } from './start-card.tsx'

type Organization = { readonly clientId: number; readonly clientName: string; readonly companyName: string }
type Props<One> = {
  text: string
  organizations: readonly One[]
  next: string
  cancel: string
  onChoose: (organization: One) => void
  onCancel: () => void
}

/** One of several organizations has to be chosen. */
export function ChooseOrganization<One extends Organization>(props: Props<One>) {
  const { text, organizations, next, cancel, onChoose, onCancel } = props
  const t = useMessages(createRequestMessages)
  const form = useOrganizationForm(t('chooseOrganization'))
  async function choose() {
    const values = await form.check()
    const chosen = organizations.find(({ clientId }) => clientId === values?.clientId)
    if (chosen) onChoose(chosen)
  }
  return (
    <StartCard title={t('organizationTitle')} text={text} headingRef={focusOnMount}>
      <Form form={form} onSubmit={() => void choose()} className={css.form}>
        <OrganizationField legend={t('organizationTitle')} organizations={organizations} />
        <div className={css.actions}>
          <button type="submit" className={button('solid')}>
            {next}
          </button>
          <button type="button" className={button('text')} onClick={onCancel}>
            {cancel}
          </button>
        </div>
      </Form>
    </StartCard>
  )
}
