import type { JobRequest, NamedLanguage } from '@portolan/contract/job-requests/requests'
import { wasHandedOver } from '@portolan/contract/job-requests/was-handed-over'
import type { FileTranslation, FileTranslationProgress } from '@portolan/contract/machine-translation/file-translations'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import { useId } from 'react'
import { byFileName, FileList } from '../../../../shared/deliverables/file-list.tsx'
import { nameInSentence } from '../../../../shared/format.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { byName } from '../../../../shared/names-in-order.ts'
import { isInProgress } from '../../../../shared/request/one-request.ts'
import { languageNoteMessages } from '../../languages/messages/language-notes.ts'
import { DownloadAll } from '../../requests/detail/download-all.tsx'
import css from '../../requests/detail/rows.module.css'
import { countRetryable } from '../failed-segments.ts'
import { mayCorrect } from '../may-correct.ts'
import { fileRequestMessages } from '../messages/file-request.ts'
import { Score } from './score.tsx'
import { TranslationRow } from './translation-row.tsx'

type Props = {
  request: JobRequest
  progress: FileTranslationProgress
  settings: Pick<MachineTranslationSettings, 'enableAiLinguisticQualityReview' | 'showAiLinguisticQualityScorePerFile'>
  isHumanWayMain: boolean
}

/** The translated files, language by language. */
export function Translations({ request, progress, settings, isHumanWayMain }: Props) {
  const t = useMessages(fileRequestMessages)
  const id = useId()
  const files = request.files.filter(({ category }) => category === 'TRANSLATED_DOCUMENT')
  const languages = request.targetLanguages.toSorted(byName)
  return (
    <section className={css.translations} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t('translatedFiles')}</h2>
        <DownloadAll
          requestId={request.id}
          fileKeys={files.map(({ fileKey }) => fileKey)}
          fileName={files[0]?.fileName}
          isMain={!isHumanWayMain}
        />
      </div>
      {languages.map((language) => (
        <LanguageSection
          key={language.id}
          language={language}
          request={request}
          items={progress.items.filter(({ languageId }) => languageId === language.id)}
          settings={settings}
          isOnlyFile={files.length === 1}
        />
      ))}
    </section>
  )
}

type SectionProps = Omit<Props, 'progress' | 'isHumanWayMain'> & {
  language: NamedLanguage
  items: readonly FileTranslation[]
  /** Downloaded by the button above. */
  isOnlyFile: boolean
}

const hasEnded = ({ status }: FileTranslation): boolean => status === 'FAILED' || status === 'CANCELLED'

/** The verdict on a language with one file is the verdict on the file. */
const isSaidByFile = (
  { score, scoreReason }: JobRequest['linguisticQualityReviewResults'][number],
  items: readonly FileTranslation[],
): boolean => items.length === 1 && items[0]?.score === score && items[0].scoreReason === scoreReason

function LanguageSection({ language, request, items, settings, isOnlyFile }: SectionProps) {
  const t = useMessages(fileRequestMessages)
  const notes = useMessages(languageNoteMessages)
  // What is expected of a translation that nobody gets would only confuse.
  const quality = items.find((item) => item.quality !== null && !hasEnded(item))?.quality
  const review = settings.enableAiLinguisticQualityReview
    ? request.linguisticQualityReviewResults.find(({ languageId }) => languageId === language.id)
    : undefined
  const hasScores = settings.enableAiLinguisticQualityReview && settings.showAiLinguisticQualityScorePerFile
  const files = request.files.filter(
    ({ category, languageId }) => category === 'TRANSLATED_DOCUMENT' && languageId === language.id,
  )
  const byMachine = new Set(items.map(({ translatedFileKey }) => translatedFileKey))
  const others = files.filter(({ fileKey }) => !byMachine.has(fileKey))
  const nameOf = (key: string | null) => files.find(({ fileKey }) => fileKey === key)?.fileName
  return (
    <section className={css.language} aria-label={language.name}>
      <h3>{language.name}</h3>
      {quality && !review && <p className={css.quiet}>{notes(quality)}</p>}
      {review && !(hasScores && isSaidByFile(review, items)) && (
        <Score score={review.score} reason={review.scoreReason} />
      )}
      {items.length > 0 && (
        <ul className={css.rows} aria-label={t('filesInLanguage', { language: nameInSentence(language.name) })}>
          {items
            .toSorted((one, other) => byFileName(one.fileName, other.fileName))
            .map((item) => (
              <TranslationRow
                key={item.id}
                requestId={request.id}
                canCorrect={mayCorrect(request)}
                canRetry={!wasHandedOver(request.history) && countRetryable(request, item) > 0}
                translation={item}
                outputName={nameOf(item.translatedFileKey)}
                hasScore={hasScores}
                canDownload={!isOnlyFile}
              />
            ))}
        </ul>
      )}
      {items.length === 0 && others.length === 0 && (
        <p className={css.quiet}>{t(isInProgress(request) ? 'notYet' : 'noneTranslated')}</p>
      )}
      {others.length > 0 && (
        <FileList
          requestId={request.id}
          label={t('moreFiles', { language: nameInSentence(language.name) })}
          files={others}
        />
      )}
    </section>
  )
}
