import { MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import { useId } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { createMessages } from '../messages/create.ts'
import css from './create-drawer.module.css'

type Props = { chosen: MediaProject | undefined; onChoose: (project: MediaProject) => void }

const icons: Readonly<Record<MediaProject, IconName>> = {
  TRANSCRIPTION: 'subtitles',
  TRANSLATION: 'globe',
  DUBBING: 'mic',
  EMBEDDING: 'video',
}

export function TypeChooser({ chosen, onChoose }: Props) {
  const t = useMessages(createMessages)
  const id = useId()
  return (
    <>
      <p className={css.question}>{t('chooseType')}</p>
      <div className={css.types}>
        {MediaProject.options.map((project) => (
          <button
            key={project}
            type="button"
            className={css.type}
            aria-label={t(project)}
            aria-describedby={`${id}-${project}`}
            aria-pressed={chosen === undefined ? undefined : chosen === project}
            onClick={() => onChoose(project)}
          >
            <span className={css.sign}>
              <Icon name={icons[project]} />
            </span>
            <span className={css.name}>{t(project)}</span>
            <span id={`${id}-${project}`} className={css.about}>
              {t(`about_${project}`)}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}
