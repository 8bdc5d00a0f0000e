export { mountOrbit } from './mount-orbit.ts'
export { orbitClientId, orbitPath } from './orbit.ts'
export { orbitPeople } from './people.ts'
