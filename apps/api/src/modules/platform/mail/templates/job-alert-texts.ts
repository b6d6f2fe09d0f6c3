/** The reason why the recipient gets emails of an alert. */
export const jobAlertFooter =
  'EdBazaar sent this email because you asked for new jobs by email at this address.'
export const endAlertText = (url: string) => `To end this alert at any time, open this link: ${url}`
