/** Characters that a report has at most. */
const maxLength = 1000
/** Of a reported message; its start says what it is about. */
const mostOfMessage = 600

const quoteOf = (message: string) => {
  const short = message.length > mostOfMessage ? `${message.slice(0, mostOfMessage)}…` : message
  return `Message from the employer: “${short.trim()}”`
}

/** The text of a report: the reported message, if there is one, and the text of the reporter. */
export const reportedText = (message: string | undefined, text: string): string =>
  [message === undefined ? '' : quoteOf(message), text.trim()].filter(Boolean).join('\n\n')

/** Characters that are left for the text of the reporter. */
export const wordsLeft = (message: string | undefined): number =>
  message === undefined ? maxLength : maxLength - quoteOf(message).length - 2
