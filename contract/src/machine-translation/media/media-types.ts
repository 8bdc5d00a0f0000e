/** The endings of the files that can be sent. What a file really is, its content decides after the upload. */
export const videoExtensions = ['mp4', 'avi', 'mov', 'mkv', 'flv', 'wmv', 'm4v', 'webm'] as const
/** `mpeg` and `mp4` are names of media types: such files usually end in mp3 and m4a. */
export const audioExtensions = ['mp3', 'mpeg', 'wav', 'aac', 'flac', 'ogg', 'm4a', 'wma'] as const

/** A file that is longer is refused, in seconds. */
export const maxMediaSeconds = 4 * 60 * 60
