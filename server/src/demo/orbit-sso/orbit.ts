/** Path of Orbit Aerospace's issuer within the demo portal. */
export const orbitPath = '/demo/orbit'
/** The portal's client id at Orbit. */
export const orbitClientId = 'portolan'

export type OrbitPerson = {
  /** Their permanent id at Orbit. */
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly groups: readonly string[]
}

/** Employees of Orbit Aerospace. Its groups mean nothing here: one called ADMIN makes no one an administrator. */
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
