/** The sentences of sharing and printing a page. */
export const messages = {
  share: 'Share',
  print: 'Print',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
} as const
