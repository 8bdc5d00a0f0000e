import type { LanguageGroup, LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblems } from '../../../shared/form-problems.ts'
import { atLeastOne, required } from '../../../shared/form-rules.ts'
import { formMessages } from '../../../shared/messages/forms.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx'
import { TextField } from '../../../shared/ui/fields/text-field.tsx'
import { LanguageDropdown } from '../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { uiMessages } from '../../../shared/ui/messages/ui.ts'
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

/** What could not be saved stays as it was typed. */
function GroupForm({ scope, group, others, languages, onClose }: Props & { languages: readonly Language[] }) {
  const t = useMessages(languageGroupMessages)
  const ui = useMessages(uiMessages)
  const rules = useMessages(formMessages)
  const save = useSaveGroups(scope)
  const [name, setName] = useState(group?.name ?? '')
  const [ids, setIds] = useState<readonly string[]>(group?.languages.map(({ id }) => id) ?? [])

  const isTaken = others.some((other) => other !== group && other.name.toLowerCase() === name.trim().toLowerCase())
  const withGroup: ChangeGroups = (all) => {
    const chosen = ids.flatMap((id) => languages.find((language) => language.id === id) ?? [])
    const draft = {
      name: name.trim(),
      scope,
      languages: chosen.map(({ xtrfId, name: language }) => ({ xtrfId, name: language })),
    }
    const at = all.findIndex((one) => one.name === group?.name)
    return at < 0 ? [...all, draft] : all.with(at, draft)
  }
  const { problems, formProps } = useProblems(
    {
      name: required(name, rules) ?? (isTaken ? t('nameTaken') : undefined),
      languages: atLeastOne(ids, rules),
    },
    () => save.mutate(withGroup, { onSuccess: onClose }),
  )
  return (
    <form {...formProps} className={css.form}>
      <TextField
        label={t('name')}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        autoFocus
        value={name}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <LanguageDropdown
        label={t('languages')}
        languages={languages}
        value={ids}
        onChange={setIds}
        multiple
        error={problems.languages}
      />
      {save.isError && <ErrorDisplay error={save.error} title={t('notSaved')} />}
      <DialogActions>
        <button type="button" className={button('text')} onClick={onClose}>
          {ui('cancel')}
        </button>
        <button type="submit" className={button('solid')} disabled={save.isPending}>
          {save.isPending ? t('saving') : t('save')}
        </button>
      </DialogActions>
    </form>
  )
}
