import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'

export type Tab = 'textTranslation' | 'fileTranslation' | 'mediaTranslation'

type Switches = Pick<
  MachineTranslationSettings,
  'disableTextTranslation' | 'disableFileTranslation' | 'disableMediaTranslation'
>

/** The tabs that the organization has, in the order of the page; the first one is the default. */
export const shownTabs = (settings: Switches): readonly Tab[] => [
  ...(settings.disableTextTranslation ? [] : ['textTranslation' as const]),
  ...(settings.disableFileTranslation ? [] : ['fileTranslation' as const]),
  ...(settings.disableMediaTranslation === false ? ['mediaTranslation' as const] : []),
]
