import { projectNameMaxLength } from '@portolan/contract/job-requests/requests'
import { translateMediaFiles } from '@portolan/contract/machine-translation/media/media'
import type { MediaOptions, MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import type { Language } from '@portolan/contract/reference/reference'
import * as z from 'zod/mini'
import { formCheck } from '../../../../shared/forms/schema/form-rule.ts'
import { type Problem, problemOf } from '../../../../shared/forms/schema/problem.ts'
import { joinNames } from '../../../../shared/join-names.ts'
import { isVideoName } from './media-limits.ts'

/** The files are uploaded apart from the form, which knows their names only. The type of the project sets the flags. */
const inputs = z.extend(
  z.omit(translateMediaFiles.body, { files: true, isDubbingRequested: true, isSubtitleEmbeddingRequested: true }),
  {
    requestName: z.string().check(z.maxLength(projectNameMaxLength)),
    files: z.array(z.string()).check(z.minLength(1)),
  },
)
type Values = z.output<typeof inputs>

type Known = { readonly languages: readonly Language[]; readonly dubbed: MediaOptions['dubbingLanguageIds'] }

/** What a type of project asks for beyond the contract's own rules. */
export const mediaSchema = (project: MediaProject, known: Known) =>
  inputs.check(
    formCheck((values: Values) => [
      { name: 'files', problem: project === 'EMBEDDING' ? findOtherThanVideos(values) : undefined },
      { name: 'targetLanguageIds', problem: project === 'TRANSCRIPTION' ? undefined : findTargetProblem(values) },
      ...(project === 'DUBBING'
        ? [
            { name: 'targetLanguageIds', problem: findNotDubbed(values, known) },
            { name: 'dubbingVoices', problem: findMissingVoices(values, known) },
          ]
        : []),
    ]),
  )

export type MediaSchema = ReturnType<typeof mediaSchema>

function findOtherThanVideos({ files }: Values): Problem | undefined {
  const others = files.filter((name) => !isVideoName(name))
  return others.length > 0 ? problemOf('videosOnly', { names: joinNames(others) }) : undefined
}

function findTargetProblem({ sourceLanguageId, targetLanguageIds }: Values): Problem | undefined {
  if (targetLanguageIds.length === 0) return problemOf('chooseAtLeastOne')
  return targetLanguageIds.includes(sourceLanguageId) ? problemOf('sameAsSource') : undefined
}

function findNotDubbed({ targetLanguageIds }: Values, { languages, dubbed }: Known): Problem | undefined {
  const without = targetLanguageIds.filter((id) => !dubbed.includes(id))
  return without.length > 0 ? problemOf('notDubbed', { names: namesOf(without, languages) }) : undefined
}

function findMissingVoices(values: Values, { languages, dubbed }: Known): Problem | undefined {
  const { targetLanguageIds, dubbingVoices } = values
  const chosen = new Set(dubbingVoices.map(({ languageId }) => languageId))
  const missing = targetLanguageIds.filter((id) => dubbed.includes(id) && !chosen.has(id))
  return missing.length > 0 ? problemOf('voicesMissing', { names: namesOf(missing, languages) }) : undefined
}

const namesOf = (ids: readonly string[], languages: readonly Language[]): string =>
  joinNames(ids.map((id) => languages.find((language) => language.id === id)?.name ?? id))
