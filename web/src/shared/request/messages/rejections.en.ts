/** Why a file was rejected, and what to do. */
export const en = {
  rejection_EMPTY: 'The file is empty. Send one with something in it.',
  rejection_TOO_LARGE: 'The file is too large. Split it into smaller ones.',
  rejection_UNREADABLE: 'The file is damaged and cannot be opened. Save it again and send it once more.',
  rejection_PASSWORD_PROTECTED: 'The file is password-protected. Remove the password and send it again.',
  rejection_MACROS: 'The file contains macros. Save it without them (as .docx, .xlsx or .pptx) and send it again.',
  rejection_ARCHIVE_BOMB: 'The file unpacks to far more than its size. Send the documents in it one by one.',
  rejection_UNSAFE_CONTENT:
    'The file has parts in it that are not safe to open. Save it as a plain document and send it again.',
  rejection_ALTERED: 'The stored file is not the one that was sent. Send it again.',
  rejection_TYPE_MISMATCH: 'The file does not match its extension. Rename it or save it again, and send it once more.',
  rejection_UNSUPPORTED_TYPE: 'We cannot read files of this type. Send it as a document, a PDF or a text.',
  rejection_MALWARE: 'The file contains malware. Clean your device before you send it again.',
} as const
