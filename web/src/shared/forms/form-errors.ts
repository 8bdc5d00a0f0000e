import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { Problem } from './schema/problem.ts'

export type FieldProblem = { readonly name: string; readonly problem: Problem }

/** The tree react-hook-form keeps, with the first problem of each field. */
export function nestErrors(problems: readonly FieldProblem[]): FieldErrors<FieldValues> {
  const errors: Node = {}
  // Rows before their list, so that the problem of a list finds its rows and goes to `root`.
  const deepestFirst = problems.toSorted((one, other) => depth(other.name) - depth(one.name))
  for (const { name, problem } of deepestFirst) {
    const keys = name.split('.')
    const last = keys.pop() as string
    let parent = errors
    keys.forEach((key, at) => {
      parent[key] ??= /^\d+$/.test(keys[at + 1] ?? last) ? [] : {}
      parent = parent[key] as Node
    })
    const error = { type: problem.code, problem }
    if (parent[last] === undefined) parent[last] = error
    else if (!isError(parent[last])) (parent[last] as Node).root ??= error
  }
  return errors as FieldErrors<FieldValues>
}

/** The problem of a field or of a whole list. */
export function problemAt(errors: object, name: string): Problem | undefined {
  let node: unknown = errors
  for (const key of name.split('.')) node = (node as Node | undefined)?.[key]
  if (isError(node)) return node.problem
  const root = (node as Node | undefined)?.root
  return isError(root) ? root.problem : undefined
}

/** All problems of the tree, by field. */
export function listProblems(errors: object, parent = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, node]) => {
    const name = key === 'root' ? parent : parent === '' ? key : `${parent}.${key}`
    if (isError(node)) return [{ name, problem: node.problem }]
    return typeof node === 'object' && node !== null ? listProblems(node, name) : []
  })
}

type Node = Record<string, unknown>

const depth = (name: string): number => name.split('.').length

const isError = (node: unknown): node is { readonly problem: Problem } =>
  typeof node === 'object' && node !== null && 'problem' in node && 'type' in node
