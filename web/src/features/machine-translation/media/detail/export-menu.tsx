import { exportSubtitles } from '@portolan/contract/machine-translation/media/cues'
import { SubtitleFormat } from '@portolan/contract/machine-translation/media/subtitle-format'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { saveFrom } from '../../../../shared/deliverables/save-file.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../../shared/ui/menu-button.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { formatMessages } from '../messages/formats.ts'
import { mediaRequestMessages } from '../messages/media-request.ts'

type Props = { requestId: string; trackId: string; label: string }

/** The subtitles of a language in any format, written when they are asked for. */
export function ExportMenu({ requestId, trackId, label }: Props) {
  const t = useMessages(mediaRequestMessages)
  const formats = useMessages(formatMessages)
  const save = (format: SubtitleFormat) =>
    void call(exportSubtitles, { params: { id: requestId, trackId }, query: { format } }).then(
      ({ url }) => saveFrom(url),
      (error) => notify(errorText(error), 'error'),
    )
  return (
    <MenuButton
      label={label}
      className={button('text')}
      items={SubtitleFormat.options.map((format) => ({
        id: format,
        label: `${format.toUpperCase()} · ${formats(format)}`,
        icon: 'collect',
        onChoose: () => save(format),
      }))}
    >
      {t('otherFormats')}
      <Icon name="chevron" size={16} />
    </MenuButton>
  )
}
