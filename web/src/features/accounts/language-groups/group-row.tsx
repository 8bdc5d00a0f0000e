import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import css from './language-groups.module.css'
import { languageGroupMessages } from './messages/language-groups.ts'

type Props = { group: LanguageGroup; isEditable: boolean; onEdit: () => void; onDelete: () => void }

export function GroupRow({ group: { name, languages }, isEditable, onEdit, onDelete }: Props) {
  const t = useMessages(languageGroupMessages)
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>
          <bdi>{name}</bdi> <span className={css.count}>{t('languageCount', { count: languages.length })}</span>
        </p>
        <p className={css.languages}>{joinNames(languages.map((language) => language.name))}</p>
      </div>
      {isEditable && (
        <div className={css.buttons}>
          <button type="button" className={iconButton} aria-label={t('editNamed', { name })} onClick={onEdit}>
            <Icon name="edit" />
          </button>
          <button type="button" className={iconButton} aria-label={t('deleteNamed', { name })} onClick={onDelete}>
            <Icon name="trash" />
          </button>
        </div>
      )}
    </li>
  )
}
