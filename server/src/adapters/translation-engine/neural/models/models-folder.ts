import { join } from 'node:path'

/** `npm run engines` installs models there, and the portal finds them there. */
export const modelsFolderIn = (dataFolder: string): string => join(dataFolder, 'engines', 'models')
