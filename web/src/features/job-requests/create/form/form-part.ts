import type { Problems } from '../../../../shared/form-problems.ts'
import type { Setup, Values } from '../model/values.ts'

/** What every section of the form is given. Each field stands in an element that names it: `data-field`. */
export type FormPart = {
  readonly values: Values
  readonly problems: Problems
  readonly setup: Setup
  readonly change: (part: Partial<Values>) => void
}

type TextName =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'xtrfServiceId'
  | 'textInput'
  | 'projectName'
  | 'notes'
  | 'reference'

/** What an input of text needs to be part of the form. */
export const textOf = ({ values, problems, change }: FormPart, name: TextName) => ({
  name,
  value: values[name],
  error: problems[name],
  onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
})
