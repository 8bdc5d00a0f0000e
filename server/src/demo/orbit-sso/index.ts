export { orbitSso } from './mount-orbit.ts'
export { orbitClientId, orbitPath, orbitPeople } from './orbit.ts'
