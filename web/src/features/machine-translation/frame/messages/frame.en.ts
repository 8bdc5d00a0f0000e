export const en = {
  machineTranslation: 'Machine translation',
  textTranslation: 'Translate text',
  fileTranslation: 'Translate files',
  mediaTranslation: 'Audio and video',
  textTranslationTab: 'Text',
  fileTranslationTab: 'Files',
  mediaTranslationTab: 'Audio and video',
  glossaries: 'Glossaries',
  turnedOff: 'This kind of translation is turned off for your organization.',
} as const
