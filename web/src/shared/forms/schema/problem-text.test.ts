import { NewProject } from '@portolan/contract/job-requests/create'
import { NewUserAccount } from '@portolan/contract/sign-up/sign-up'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { translate } from '../../messages/messages.ts'
import { problemMessages } from '../messages/problems.ts'
import { readIssue } from './problem.ts'
import { usualText } from './problem-text.ts'
import type { Schema } from './schema-path.ts'

function textOf(schema: Schema, value: unknown): string | undefined {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  return issue && usualText(readIssue(issue, value), translate(problemMessages))
}

it('SHELL-49 says "Invalid format" where a pattern has no text of its own', () => {
  expect(textOf(z.string().check(z.regex(/^\d{4}$/)), '12')).toBe('Invalid format')
})

it('SHELL-50 asks for at least one choice', () => {
  expect(textOf(NewProject.shape.targetLanguageIds, [])).toBe('Choose at least one')
  expect(textOf(NewProject.shape.targetLanguageIds, ['deu'])).toBeUndefined()
})

it('SHELL-51 refuses what is no email address', () => {
  for (const typed of ['client', 'client@', 'client@harbor', '@harbor.example', 'a b@harbor.example'])
    expect(textOf(NewUserAccount.shape.email, typed)).toBe('Invalid email format')
  expect(textOf(NewUserAccount.shape.email, 'client@harbor.example')).toBeUndefined()
})
