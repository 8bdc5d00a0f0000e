import type { FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { type FieldProblem, nestErrors } from '../form-errors.ts'
import { readIssue } from './problem.ts'
import type { Schema } from './schema-path.ts'

type Options = {
  /** The field that shows a problem at this path: the path itself or the field around it. */
  readonly fieldAt: (path: string) => string
  /** Problems the server found in values that have not changed since. */
  readonly refused: (values: FieldValues) => readonly FieldProblem[]
}

/** Checks a form against its schema. The values that come out are the parsed ones: trimmed, lower-cased, converted. */
export const zodResolver =
  (schema: Schema, { fieldAt, refused }: Options): Resolver<FieldValues> =>
  (values) => {
    const parsed = z.safeParse(schema, values)
    const all = [...readIssues(parsed.error?.issues ?? [], values, fieldAt), ...refused(values)]
    if (parsed.success && all.length === 0) return { values: parsed.data as FieldValues, errors: {} }
    return { values: {}, errors: nestErrors(all) }
  }

const readIssues = (
  issues: readonly z.core.$ZodIssue[],
  values: unknown,
  fieldAt: Options['fieldAt'],
): FieldProblem[] =>
  issues.map((issue) => ({
    name: fieldAt(issue.path.map(String).join('.')),
    problem: readIssue(issue, valueAt(values, issue.path)),
  }))

/** All that is wrong with values, whether it shows or not. */
export const findProblems = (schema: Schema, values: unknown, fieldAt: Options['fieldAt']): FieldProblem[] =>
  readIssues(z.safeParse(schema, values).error?.issues ?? [], values, fieldAt)

export function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  let value = values
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value
}
