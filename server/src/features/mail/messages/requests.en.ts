/** Texts of the e-mails about requests. */
export const en = {
  number: 'Number',
  name: 'Name',
  open: 'Open the request',
  reason: 'Reason',
  languages: 'Languages',
  company: 'Company',

  receivedSubject: 'We have your request {number}',
  receivedPreview: 'What happens next, and where you can follow it.',
  receivedTitle: 'Thank you, {firstName}',
  receivedQuote: 'We have received your request for a quote. Our quote team will follow up within 1 business day.',
  receivedProject: 'We have received your request for a translation. You will be contacted within 24 hours.',

  rejectedSubject: 'We cannot use the files of {number}',
  rejectedPreview: 'What is wrong with them, and what you can do.',
  rejectedTitle: 'Some files cannot be used',
  rejectedLead: 'We checked the files you sent and cannot use these:',
  rejectedByPeople: 'We checked what you sent and cannot work with it as it is.',
  rejectedNext:
    'Please fix them and send the request again. If you think they are fine, reply to this e-mail and we will check them ourselves.',

  cancelledSubject: '{number} is canceled',
  cancelledPreview: 'Work on it has stopped.',
  cancelledTitle: 'Your request is canceled',
  cancelledLead: 'Work on it has stopped, and nothing will be charged.',

  failedSubject: 'We could not continue with {number}',
  failedPreview: 'The problem is on our side, and we know about it.',
  failedTitle: 'Something went wrong on our side',
  failedLead:
    'We could not continue with your request. Our team has been notified and is looking into it; you do not need to do anything now. If we need a file from you again, we will ask for it.',
  failedWhat: 'What happened',

  newSubject: 'New request {number} from {company}',
  newPreview: '{requester} is waiting for an answer.',
  newQuote: 'A new request is waiting for a price',
  newProject: 'A new project is waiting to be assigned',
  renewalSubject: 'New quote requested for {number} by {company}',
  renewalTitle: 'The quote has expired, and the client requests a new one',
  newRequester: 'Contact person',
  newPhone: 'Phone',
  newWorkflow: 'Workflow',
  newReference: 'Reference number',

  escalatedSubject: '{company} asks for human translators: {number}',
  escalatedTitle: 'A machine translation needs human translators',
  escalatedNotes: 'Notes',
  escalatedFiles: 'Files',
  CLEAN_UP_FORMATTING: 'Clean up formatting',
  NEED_HUMAN_TRANSLATION: 'Human translation needed',

  failedNoticeSubject: '{number} has failed and needs attention',
  failedNoticePreview: 'A request stopped and will not continue by itself.',
  failedNoticeTitle: 'A request has failed',
  failedNoticeLead:
    'All retries failed, and the request will not continue by itself. The requester has been notified that you are looking into it.',
  failedNoticeRequester: 'Requested by',
  failedNoticeCause: 'Error',
  failedNoticeNext:
    'It is on the desk under "Needs attention". Fix the cause, then let the request continue from there.',

  completedSubject: '{number} is ready',
  completedPreview: 'Your translated files can be downloaded.',
  completedTitle: 'Your translation is ready',
  completedLead: {
    one: 'Your translated file can be downloaded.',
    other: 'Your {count} translated files can be downloaded.',
  },
  completedOpen: 'View the files',

  messageToClient: 'A message about {number}',
  messageToStaff: '{company} wrote about {number}',
  messagePreview: '{by} wrote to you.',
  messageTitle: '{by} wrote to you',
  messageAnswer: 'Read and answer',
  messageOpenDesk: 'Answer at the desk',

  EMPTY: 'the file is empty',
  TOO_LARGE: 'the file is too large',
  UNREADABLE: 'the file is damaged or cannot be read',
  PASSWORD_PROTECTED: 'the file is protected by a password',
  MACROS: 'the file contains macros',
  ARCHIVE_BOMB: 'the file unpacks to more than it should',
  UNSAFE_CONTENT: 'the file contains something that is not safe to open',
  ALTERED: 'the file is no longer the one that was sent',
  TYPE_MISMATCH: 'the content does not match the file name',
  UNSUPPORTED_TYPE: 'files of this type cannot be translated',
  MALWARE: 'the file contains malware',
} as const
