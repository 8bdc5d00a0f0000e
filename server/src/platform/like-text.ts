/** The pattern of a `like` that finds a text anywhere. Its signs are searched for as they are. */
export const likeText = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`
