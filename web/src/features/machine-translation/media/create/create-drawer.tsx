import type { MediaOptions, MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { ErrorDisplay } from '../../../../shared/ui/page/error-display.tsx'
import { Skeleton } from '../../../../shared/ui/page/skeleton.tsx'
import { languages } from '../../frame/api.ts'
import { createMessages } from '../messages/create.ts'
import css from './create-drawer.module.css'
import { MediaForm } from './media-form.tsx'
import type { MediaStart } from './media-start.ts'
import { TypeChooser } from './type-chooser.tsx'

type Props = {
  settings: MachineTranslationSettings
  options: MediaOptions
  /** An earlier project to begin with. */
  start?: MediaStart | undefined
  onClose: () => void
}

/** Two steps: the type of the project, then its form. What was filled in stays when the type is changed. */
export default function CreateDrawer({ settings, options, start, onClose }: Props) {
  const t = useMessages(createMessages)
  const known = useQuery(languages)
  const [project, setProject] = useState(start?.project)
  const [isChoosing, setIsChoosing] = useState(start === undefined)
  const choose = (chosen: MediaProject) => {
    setProject(chosen)
    setIsChoosing(false)
  }
  return (
    <Dialog
      open
      kind="drawer"
      title={isChoosing || !project ? t('title') : t(project)}
      hasCloseButton
      onClose={onClose}
    >
      <div className={css.body}>
        {isChoosing && <TypeChooser chosen={project} onChoose={choose} />}
        {known.isError && <ErrorDisplay error={known.error} onRetry={() => known.refetch()} />}
        {project && known.isPending && <Skeleton count={6} />}
        {project && known.data && (
          <div hidden={isChoosing}>
            <MediaForm
              project={project}
              settings={settings}
              options={options}
              languages={known.data}
              start={start}
              onBack={() => setIsChoosing(true)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
