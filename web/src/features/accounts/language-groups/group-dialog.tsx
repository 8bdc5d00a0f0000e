import {
  type LanguageGroup,
  LanguageGroupDraft,
  type LanguageGroupScope,
} from '@portolan/contract/accounts/language-groups'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { DialogForm } from '../../../shared/forms/dialog-form.tsx'
import { FormField } from '../../../shared/forms/fields/form-field.tsx'
import { FormText } from '../../../shared/forms/fields/inputs.tsx'
import { formRule } from '../../../shared/forms/schema/form-rule.ts'
import { inputRules } from '../../../shared/forms/schema/input-rules.ts'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { ErrorDisplay } from '../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx'
import { type ChangeGroups, languagesFor, useSaveGroups } from './api.ts'
import css from './language-groups.module.css'
import { languageGroupMessages } from './messages/language-groups.ts'

type Props = {
  scope: LanguageGroupScope
  /** The one that is edited; a new one otherwise. */
  group: LanguageGroup | undefined
  others: readonly LanguageGroup[]
  clientId: number | undefined
  onClose: () => void
}

export function GroupDialog(props: Props) {
  const t = useMessages(languageGroupMessages)
  const languages = useQuery(languagesFor(props.clientId))
  return (
    <Dialog open title={props.group ? t('editTitle') : t('addTitle')} onClose={props.onClose}>
      {languages.isPending && <Skeleton count={2} />}
      {languages.isError && <ErrorDisplay error={languages.error} onRetry={() => languages.refetch()} />}
      {languages.data && <GroupForm {...props} languages={languages.data} />}
    </Dialog>
  )
}

const { maxLength: maxLanguages = 1 } = inputRules(LanguageGroupDraft, 'languages')
const GroupInputs = z.object({
  name: LanguageGroupDraft.shape.name,
  languageIds: z.array(z.string()).check(z.minLength(1), z.maxLength(maxLanguages)),
})

function GroupForm({ scope, group, others, languages, onClose }: Props & { languages: readonly Language[] }) {
  const t = useMessages(languageGroupMessages)
  const save = useSaveGroups(scope)
  const isFree = (name: string) =>
    !others.some((other) => other !== group && other.name.toLowerCase() === name.trim().toLowerCase())
  const form = useSchemaForm({
    schema: GroupInputs.check(formRule<z.output<typeof GroupInputs>>('name', 'nameTaken', ({ name }) => isFree(name))),
    defaultValues: { name: group?.name ?? '', languageIds: group?.languages.map(({ id }) => id) ?? [] },
    textOf: ({ code }) => (code === 'nameTaken' ? t('nameTaken') : undefined),
  })
  const sending = useSubmit(form, {
    send: ({ name, languageIds }) => {
      const chosen = languageIds.flatMap((id) => languages.find((language) => language.id === id) ?? [])
      const draft = { name, scope, languages: chosen.map(({ xtrfId, name }) => ({ xtrfId, name })) }
      const withGroup: ChangeGroups = (all) => {
        const at = all.findIndex((one) => one.name === group?.name)
        return at < 0 ? [...all, draft] : all.with(at, draft)
      }
      return save.mutateAsync(withGroup)
    },
    onDone: onClose,
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={sending.isBusy ? t('saving') : t('save')}
      className={css.form}
      onClose={onClose}
    >
      <FormText name="name" label={t('name')} autoComplete="off" dir="auto" autoFocus />
      <FormField name="languageIds" label={t('languages')}>
        {({ value, error, change }) => (
          <LanguageDropdown
            label={t('languages')}
            languages={languages}
            value={value as readonly string[]}
            onChange={change}
            multiple
            error={error}
          />
        )}
      </FormField>
    </DialogForm>
  )
}
