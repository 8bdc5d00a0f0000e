import { changeRequestTemplate, type RequestTemplate } from '@portolan/contract/job-requests/templates'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormCheckbox } from '../../../../shared/forms/fields/form-checkbox.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import steps from '../../../../shared/ui/steps.module.css'
import formCss from '../form/request-form.module.css'
import { templateMessages } from './messages/templates.ts'

type NameAndScope = { readonly name: string; readonly isShared: boolean }

type Props = {
  title: string
  text?: string
  /** Empty for a new template. */
  first?: NameAndScope
  organizationName: string
  onSave: (draft: NameAndScope) => Promise<RequestTemplate>
  onClose: () => void
}

/** Asks for the name of a template, and whether it is shared, and saves it. */
export function NameDialog({ title, text, first, organizationName, onSave, onClose }: Props) {
  const t = useMessages(templateMessages)
  const defaultValues = { name: first?.name ?? '', isShared: first?.isShared ?? false }
  const form = useSchemaForm({ schema: changeRequestTemplate.body, defaultValues })
  const sending = useSubmit(form, {
    send: onSave,
    onDone: ({ name }) => {
      notify(t('saved', { name }))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={title} text={text}>
      <DialogForm form={form} sending={sending} action={t('save')} className={steps.form} onClose={onClose}>
        <FormText name="name" label={t('name')} dir="auto" autoComplete="off" autoFocus />
        <FormCheckbox name="isShared" className={formCss.tick} label={t('share', { organization: organizationName })} />
      </DialogForm>
    </Dialog>
  )
}
