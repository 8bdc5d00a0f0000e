/** Uploads that no request has claimed lie here: forms and addresses of parts are good for this place alone. */
export const temporaryPrefix = 'temp/'

/** Claimed files lie here, where nothing that was ever signed can write. */
const claimedPrefix = 'claimed/'

export const isUpload = (key: string): boolean => key.startsWith(temporaryPrefix) && !key.includes('\0')

/**
 * Where an upload goes when it is claimed. The same upload always goes to the same place, so that the sender may
 * still use the first key, and what a failed claim left behind is found again.
 */
export const claimedKey = (key: string): string =>
  isUpload(key) ? claimedPrefix + key.slice(temporaryPrefix.length) : key

/** Where a claimed file was uploaded to. */
export const uploadKey = (key: string): string =>
  key.startsWith(claimedPrefix) ? temporaryPrefix + key.slice(claimedPrefix.length) : key

/** `temp/{uuid}/`, whose owner is known. */
export const folderOf = (key: string): string => key.split('/', 2).join('/').concat('/')
