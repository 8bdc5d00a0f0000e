import { translator } from '@portolan/locale/catalog'
import { expect, it } from 'vitest'
import {
  type ErrorParams,
  errorCatalog,
  errorMessage,
  type FieldProblem,
  fieldCatalog,
  fieldMessage,
} from './catalog.ts'
import { errors } from './codes.ts'

it('has a general English message for every code', () => {
  for (const code of Object.keys(errors) as (keyof typeof errors)[])
    expect(errorMessage(code), code).toMatch(/^[^{}]{10,}$/)
})

it('words an error in every language with its values', async () => {
  const values = { limit: 'namedFile', megabytes: 500, name: 'plan.pdf' } as const
  expect(errorMessage('files_too_large', values)).toBe('At most 500 MB per file: plan.pdf is larger.')
  expect((await translator(errorCatalog, 'es'))('files_too_large', values)).toBe(
    'Como máximo, 500 MB por archivo: plan.pdf es mayor.',
  )
  expect((await translator(errorCatalog, 'ar'))('files_too_large', values)).toBe(
    'الحد الأقصى لحجم الملف الواحد 500 ميغابايت: حجم \u2068plan.pdf\u2069 أكبر.',
  )
})

it('words what is wrong with a field in every language', async () => {
  expect(fieldMessage('no_such_part', { count: 1 })).toBe('The upload has 1 part.')
  expect(fieldMessage('file_name_twice', { name: 'a.txt' })).toBe('A file named a.txt is already in the list.')
  expect((await translator(fieldCatalog, 'es'))('too_long', { count: 200 })).toBe('Como máximo, 200 caracteres')
  expect((await translator(fieldCatalog, 'ar'))('too_long', { count: 3 })).toBe('3 أحرف على الأكثر')
})

// The compiler proves these: each marked line must be an error, or the expectation itself is one.
const total: ErrorParams<'files_too_large'> = [{ limit: 'total', megabytes: 5 }]
// @ts-expect-error this limit has no number of files
const wrongLimit: ErrorParams<'files_too_large'> = [{ limit: 'count', megabytes: 5 }]
const field: FieldProblem = { path: 'body.files', code: 'file_name_twice', params: { name: 'a.txt' } }
// @ts-expect-error the name is missing
const wrongField: FieldProblem = { path: 'body.files', code: 'file_name_twice' }

it('compiles only with the values that a text takes', () => {
  expect(total).not.toEqual(wrongLimit)
  expect(field).not.toEqual(wrongField)
})
