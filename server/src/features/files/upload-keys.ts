/** Folder of unclaimed uploads. Signed forms and part URLs can write only here. */
export const temporaryPrefix = 'temp/'

/** Folder of claimed files. No signed form or URL can write here. */
const claimedPrefix = 'claimed/'

export const isUpload = (key: string): boolean => key.startsWith(temporaryPrefix) && !key.includes('\0')

/**
 * The final key of an upload. It depends only on the upload key, so that callers may keep using the upload key, and
 * copies left by a failed claim can be found.
 */
export const claimedKey = (key: string): string =>
  isUpload(key) ? claimedPrefix + key.slice(temporaryPrefix.length) : key

/** The key a claimed file was uploaded under. */
export const uploadKey = (key: string): string =>
  key.startsWith(claimedPrefix) ? temporaryPrefix + key.slice(claimedPrefix.length) : key

/** The upload folder, `temp/{uuid}/`, which has an owner. */
export const folderOf = (key: string): string => key.split('/', 2).join('/').concat('/')
