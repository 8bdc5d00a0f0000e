export const en = {
  // Where files are put
  dropHere: 'Drop files or folders here',
  dropNow: 'Let go to add them',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  canPaste: 'You can also paste files.',
  limits: 'Up to {count} files, {size} each.',
  limitsInTotal: 'Up to {count} files, {size} each and {total} together.',

  // What is not taken
  duplicate: 'A file named {name} is already in the list.',
  tooLarge: '{name} is larger than {megabytes} MB.',
  tooLargeInTotal: 'The files together exceed {megabytes} MB.',
  tooMany: { one: 'You can add {count} file at most.', other: 'You can add {count} files at most.' },
  empty: '{name} is empty.',
  changed: 'The file was moved or changed on your device. Remove it and choose it again.',

  // The list
  added: { one: '{count} file added', other: '{count} files added' },
  waiting: 'Waiting',
  uploading: '{sent} of {size}',
  speed: '{speed}, {time} left',
  reconnecting: 'Connection lost. We go on as soon as it is back.',
  checking: 'Almost done',
  done: 'Uploaded',
  cancelled: 'Cancelled',
  progress: 'Upload of {name}',
  cancel: 'Cancel',
  cancelFile: 'Cancel the upload of {name}',
  retry: 'Try again',
  retryFile: 'Try {name} again',
  removeFile: 'Remove {name}',
  failedAloud: '{name} could not be uploaded. {problem}',
  allDone: { one: 'The file is uploaded.', other: 'All {count} files are uploaded.' },
  removedAloud: '{name} removed',
  totalProgress: 'Upload of all files',
  total: { one: '{count} file, {size}', other: '{count} files, {size}' },
} as const
