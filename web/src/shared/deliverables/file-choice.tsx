import type { JobRequest, JobRequestFile } from '@portolan/contract/job-requests/requests'
import { FormField } from '../forms/fields/form-field.tsx'
import { useMessages } from '../messages/messages.ts'
import css from './file-choice.module.css'
import { byFileName } from './file-list.tsx'
import { deliveryMessages } from './messages/deliveries.ts'

type Props = { name: string; request: JobRequest; files: readonly JobRequestFile[] }

/** The delivered files to choose from, by name, each with its language. */
export function FileChoice({ name, request, files }: Props) {
  const t = useMessages(deliveryMessages)
  const languageOf = ({ languageId }: JobRequestFile) =>
    request.targetLanguages.find(({ id }) => id === languageId)?.name
  return (
    <FormField name={name} label={t('which')}>
      {({ value, change }) => {
        const chosen = value as readonly string[]
        const others = (key: string) => chosen.filter((each) => each !== key)
        return (
          <fieldset className={css.choice}>
            <legend>{t('which')}</legend>
            <p className={css.quiet}>{t('whichHelp')}</p>
            {files
              .toSorted((one, other) => byFileName(one.fileName, other.fileName))
              .map((file) => (
                <label key={file.fileKey}>
                  <input
                    type="checkbox"
                    checked={chosen.includes(file.fileKey)}
                    onChange={({ target }) => change(target.checked ? [...chosen, file.fileKey] : others(file.fileKey))}
                  />
                  <span>
                    <bdi>{file.fileName}</bdi> <span className={css.quiet}>{languageOf(file)}</span>
                  </span>
                </label>
              ))}
          </fieldset>
        )
      }}
    </FormField>
  )
}
