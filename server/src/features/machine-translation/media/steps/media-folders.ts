/** Folders in the folder of media work: results of steps by file, spoken lines, and samples of voices. */
export const fileStepsFolder = 'files'
export const spokenFolder = 'spoken'
export const sampleFolder = 'samples'
