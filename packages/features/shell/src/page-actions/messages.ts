/** Texts of the share and print buttons. */
export const messages = {
  share: 'Share',
  print: 'Print',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
} as const
