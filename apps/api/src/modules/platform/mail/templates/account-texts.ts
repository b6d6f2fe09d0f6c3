export const accountFooter = 'EdBazaar sent this email because of a change to your account.'
export const enteredAddressFooter =
  'EdBazaar sent this email because someone entered this address for their account.'
export const linkRules =
  'Open the link on a device where you are signed in. It works once and expires in 30 minutes.'

/** Of emails to people who work for a school or store. */
export const memberFooter =
  'You received this email because you are a member of a listing on EdBazaar.'
