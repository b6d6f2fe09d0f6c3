export const contestFooter =
  'You received this email because of your entry to a contest on EdBazaar.'
