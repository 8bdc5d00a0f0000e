import type { MediaFile, MediaTrack } from '@portolan/contract/machine-translation/media/media-translations'
import type { Language } from '@portolan/contract/reference/reference'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { EmptyState } from '../../../../shared/ui/page/empty-state.tsx'
import { editorMessages } from '../messages/editor.ts'
import { waveformOf } from '../player/api.ts'
import { MediaPlayer } from '../player/media-player.tsx'
import { createPlayer } from '../player/player.ts'
import { WaveformCanvas } from '../player/waveform/waveform-canvas.tsx'
import css from './cue-editor.module.css'
import { CueList } from './cue-list.tsx'
import { EditorBar } from './editor-bar.tsx'
import { RebuildBar } from './rebuild-bar.tsx'
import type { CueVersion } from './session/cue-session.ts'
import { useEditor } from './use-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { nextProblem, useFindings } from './use-findings.ts'
import { useSession } from './use-session.ts'

type Props = {
  requestId: string
  file: MediaFile
  track: MediaTrack
  canEdit: boolean
  start: CueVersion
  source: Language | undefined
  target: Language | undefined
}

/** Player, waveform and cues, which follow each other. */
export function CueEditor({ requestId, file, track, canEdit, start, source, target }: Props) {
  const t = useMessages(editorMessages)
  const params = { id: requestId, trackId: track.id }
  const [player] = useState(() => createPlayer())
  const { session, history, save, conflict } = useSession(params, start)
  const editor = useEditor(session, player, { totalMs: Math.ceil((file.seconds ?? 0) * 1000), canEdit })
  useEditorKeys(editor, session, player)
  const findings = useFindings(history.cues, target?.bcp47 ?? '')
  const waveform = useQuery({ ...waveformOf({ id: requestId, fileId: file.id }), enabled: file.isPlayable })
  const { cues } = history
  return (
    <div className={css.editor}>
      <div className={css.stage}>
        <MediaPlayer requestId={requestId} file={file} track={track} language={target} player={player} cues={cues} />
        {waveform.data && (
          <WaveformCanvas
            waveform={waveform.data}
            player={player}
            cues={cues}
            selectedId={editor.selectedId}
            onSelect={editor.select}
            onRetime={editor.retime}
          />
        )}
        {canEdit ? (
          <RebuildBar
            params={params}
            track={track}
            languageName={target?.name ?? ''}
            session={session}
            isUnsaved={save.kind !== 'saved'}
          />
        ) : (
          <p className={css.note}>{t('readOnly')}</p>
        )}
      </div>
      <div className={css.work}>
        <EditorBar
          session={session}
          state={{ history, save, conflict }}
          problemCount={findings.size}
          onNextProblem={() => editor.goTo(nextProblem(cues, findings, editor.selectedId))}
        />
        {cues.length === 0 ? (
          <EmptyState icon="subtitles" text={t('noCues')} />
        ) : (
          <CueList cues={cues} findings={findings} editor={editor} player={player} source={source} target={target} />
        )}
      </div>
    </div>
  )
}
