/** What is said of changes and of files; the spelling is the specification's. */
export const messages = {
  unreachable: 'You are not connected. This is kept here, and saved as soon as you are.',
  signInAgain: 'Sign in again: this is kept here, and saved after that.',
  otherTab: 'Changed in another window, and not saved there yet.',
  busy: 'EdBazaar is busy. This is kept here and saved in a moment.',
  failed: 'Something went wrong. This is kept here and tried again.',
  kept: 'Kept from before, and not saved yet.',

  changedMeanwhile: 'Somebody else has changed this meanwhile.',
  conflictIn: (label: string) => `${label} says now:`,
  on: 'On',
  off: 'Off',
  nothing: 'Nothing',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  unsaved: (count: number) =>
    count === 1 ? '1 field is not saved' : `${count} fields are not saved`,
  changesHere: (count: number) =>
    count === 1 ? '1 change is not saved yet' : `${count} changes are not saved yet`,
  allSaved: 'All changes are saved',

  leave: 'Leave without saving?',
  leaveText: (count: number) =>
    `${count === 1 ? '1 field is' : `${count} fields are`} not saved. What you typed is kept on this device, and offered again when you come back.`,
  stay: 'Stay',
  leaveAnyway: 'Leave',

  digitsOnly: 'Digits only, such as 1240.',
  validDay: 'Choose a day, such as 12 June 1986.',
  imageAdded: 'Image Added',
  videoAdded: 'Video Added',
  uploadFailed: 'The file could not be sent. Please try again.',
  uploadUnreachable: 'You are not connected. The file is sent as soon as you are.',

  crop: 'Choose the part to keep',
  cropOf: (number: number, count: number) => `Image ${number} of ${count}: choose the part to keep`,
  allAsTheyAre: (count: number) => `Use all ${count} as they are`,
  mostFiles: (most: number) => `${most} files are the most. Delete one to add another.`,
  wish: 'Add new filter value',
  wishText: (category: string) =>
    `What is missing in “${category}”? Until an administrator has decided, nobody sees it.`,
  wishedValue: 'Value',
  pleaseAddValue: 'Please Add A Value.',
  wishSent: 'Requested',
  wishFailed: 'Failed',
  send: 'Send',
  cancel: 'Cancel',

  stopUploads: 'Files are still on their way. Stop them?',
} as const
