/** A word in lower case without marks, to compare it with another. */
export const toBareWord = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}']/gu, '')
