export type OrbitPerson = {
  /** How Orbit names them, for ever. */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly groups: readonly string[]
}

/** Those who work at Orbit Aerospace. Its groups are its own: one called ADMIN makes nobody an administrator here. */
export const orbitPeople: readonly OrbitPerson[] = [
  {
    subject: 'orbit-1001',
    email: 'sso@orbit.example',
    firstName: 'Soren',
    lastName: 'Oduya',
    groups: ['orbit-translation'],
  },
  {
    subject: 'orbit-1002',
    email: 'mei@orbit.example',
    firstName: 'Mei',
    lastName: 'Castellan',
    groups: ['orbit-translation', 'orbit-flight-manuals'],
  },
  {
    subject: 'orbit-1003',
    email: 'ravi@orbit.example',
    firstName: 'Ravi',
    lastName: 'Lindholm',
    groups: ['orbit-engineering', 'ADMIN'],
  },
]
