import type { FieldValues } from 'react-hook-form'
import type { FieldProblem } from './form-errors.ts'
import { valueAt } from './schema/zod-resolver.ts'

/** What the server found wrong. It holds for a field as long as its value is the refused one. */
export function createRefusedFields() {
  let refused: readonly (FieldProblem & { readonly value: string })[] = []
  return {
    set(problems: readonly FieldProblem[], values: FieldValues): void {
      refused = problems.map((problem) => ({ ...problem, value: textAt(values, problem.name) }))
    },
    clear(): void {
      refused = []
    },
    list: (values: FieldValues): FieldProblem[] =>
      refused
        .filter(({ name, value }) => value === textAt(values, name))
        .map(({ name, problem }) => ({ name, problem })),
  }
}

const textAt = (values: FieldValues, name: string): string => JSON.stringify(valueAt(values, name.split('.'))) ?? ''
