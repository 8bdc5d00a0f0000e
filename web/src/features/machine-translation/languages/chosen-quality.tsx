import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { languageNoteMessages } from './messages/language-notes.ts'
import { qualityOf } from './offered-pairs.ts'

type Props = {
  settings: MachineTranslationSettings
  sourceId: string
  targets: readonly Language[]
  className: string | undefined
}

const qualities = ['gist', 'fair', 'good'] as const

/** How well the chosen languages are translated, the worst first; with their names where they differ. */
export default function ChosenQuality({ settings, sourceId, targets, className }: Props) {
  const t = useMessages(languageNoteMessages)
  const groups = qualities
    .map((quality) => ({ quality, members: targets.filter(({ id }) => qualityOf(settings, sourceId, id) === quality) }))
    .filter(({ members }) => members.length > 0)
  return groups.map(({ quality, members }) => (
    <p key={quality} className={className}>
      {groups.length === 1
        ? t(quality)
        : t('ofLanguages', { languages: joinNames(members.map(({ name }) => name)), note: t(quality) })}
    </p>
  ))
}
