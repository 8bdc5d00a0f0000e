import { expect, it } from 'vitest'
import { locateFaults } from './locate-faults.ts'

const parts = (text: string, ...targets: string[]) =>
  locateFaults(
    text,
    targets.map((target) => ({ target })),
  ).map(({ text: part, fault }) => (fault === null ? part : `[${fault}:${part}]`))

it('marks the segments at fault in a text', () => {
  expect(parts('Uno. Dos. Tres.', 'Dos.')).toEqual(['Uno. ', '[0:Dos.]', ' Tres.'])
})

it('marks a segment that occurs twice at its own place', () => {
  expect(parts('No. Sí. No.', 'Sí.', 'No.')).toEqual(['No. ', '[0:Sí.]', ' ', '[1:No.]'])
})

it('marks a segment with two faults once, and ignores segments that are not there', () => {
  expect(parts('Uno. Dos.', '', 'Uno.', 'Uno.', 'Tres.')).toEqual(['[1:Uno.]', ' Dos.'])
})
