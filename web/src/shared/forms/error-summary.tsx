import { useFormState } from 'react-hook-form'
import { ProblemSummary } from '../ui/fields/problem-summary.tsx'
import { useFormContext } from './form-context.ts'
import { listProblems } from './form-errors.ts'
import { type Problem, problemOf } from './schema/problem.ts'
import { useProblemText } from './schema/problem-text.ts'

/** The summary names the field in front of the text. */
const withoutName = (problem: Problem): Problem =>
  problem.code === 'password_required' ? problemOf('required') : problem

/** Over a long form after a failed submit: all that is wrong, in the order of the page, each leading to its field. */
export function ErrorSummary() {
  const { fields, methods, textOf, isTried } = useFormContext()
  const { errors } = useFormState({ control: methods.control })
  const text = useProblemText(textOf)
  if (!isTried) return null
  const texts = new Map(listProblems(errors).map(({ name, problem }) => [name, text(withoutName(problem), name)]))
  const names = fields.sort([...texts.keys()].filter(fields.has))
  return (
    <ProblemSummary
      problems={Object.fromEntries(names.map((name) => [name, texts.get(name)]))}
      names={Object.fromEntries(names.map((name) => [name, fields.labelOf(name) ?? name]))}
      onGo={fields.focus}
    />
  )
}
