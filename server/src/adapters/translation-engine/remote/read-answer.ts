import * as z from 'zod/mini'
import { TranslationEngineError } from '../../../ports/translation-engine.ts'

/** Checks what a service answered. */
export function readAnswer<Schema extends z.ZodMiniType>(
  service: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  throw new TranslationEngineError('malformed_answer', `${service} answered in an unknown form.`, 'never')
}

/** A service that answers too few or too many texts may have mixed them up, so none is taken. */
export function requireCount<Answer>(service: string, answers: readonly Answer[], count: number): readonly Answer[] {
  if (answers.length === count) return answers
  throw new TranslationEngineError(
    'malformed_answer',
    `${service} answered ${answers.length} of ${count} texts.`,
    'never',
  )
}
