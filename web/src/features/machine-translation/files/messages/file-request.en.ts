/** The page of a file translation. */
export const en = {
  steps: 'Progress of the request',
  stepChecking: 'Checking',
  stepAnalyzing: 'Analyzing',
  stepTranslating: 'Translating',
  stepDone: 'Done',

  now_ANALYZING: 'We are counting the words of your files.',
  now_REJECTED_BY_SCREENING:
    'Some of your files were rejected. The list of source files says why. Send them again in a new request.',
  now_COMPLETED: 'Your files are ready to download.',
  now_FAILED: 'We couldn’t translate these files. See the reason next to each.',
  now_SUBMITTED_TO_XTRF: 'Human translators are working on it.',
  now_partly: {
    one: 'Your files are ready, but {count} translation failed. It says why and what to do.',
    other: 'Your files are ready, but {count} translations failed. They say why and what to do.',
  },

  cancel: 'Stop translating',
  cancelTitle: 'Stop translating these files?',
  cancelText: 'Files that are finished stay. What is not finished is not translated.',
  escalate: 'Request human translation',
  translateAgain: 'Translate again',

  translatedFiles: 'Translated files',
  filesInLanguage: 'Files in {language}',
  moreFiles: 'More files in {language}',
  notYet: 'The files of this language appear here once they are being translated.',
  noneTranslated: 'No file was translated into this language.',
  correct: 'Correct',
  correctFile: 'Correct the translation of {name}',
  rebuildNeeded: 'You corrected segments after this file was written. Open “Correct” to download it again.',

  file_WAITING: 'Waiting',
  file_READING: 'Reading the file',
  file_TRANSLATING: 'Translating',
  file_WRITING: 'Writing the file and reading it back',
  file_COMPLETED: 'Translated',
  file_FAILED: 'Failed',
  file_CANCELLED: 'Stopped before it was finished',
  segmentsDone: '{done:number} of {total:number} segments',
  timeLeft: '{time} left',
  progressOf: 'Translation of {name}',

  failure_UNREADABLE: 'The file could not be read. Open it, save it again and send it once more.',
  failure_UNSUPPORTED_TYPE: 'Files of this type cannot be translated by machine. Ask for a human translation.',
  failure_TOO_LARGE: 'The file holds more text than we can translate at once. Split it into smaller files.',
  failure_NOTHING_TO_TRANSLATE:
    'No text was found in the file. If it is a picture of a text, ask for a human translation.',
  failure_PAIR_NOT_OFFERED: 'This language is no longer offered. Choose another one, or ask for a human translation.',
  failure_QUOTA_REACHED: 'Your organization has used up its characters for today. Retry tomorrow.',
  failure_ENGINE_QUOTA_USED_UP:
    'Our translation service is used up for now. Retry later, or ask for a human translation.',
  failure_ENGINE_UNAVAILABLE: 'The translation engine did not answer. Retry in a few minutes.',
  failure_UNCHANGED: 'The result had the same text as the source, so we do not deliver it. Check the source language.',
  failure_OUTPUT_INVALID:
    'The translated file could not be written properly. Save the source file again and send it once more.',
  failure_INTERNAL: 'Something went wrong on our side. Retry, and write to us if it happens again.',
} as const
