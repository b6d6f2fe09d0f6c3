/** What the frame asks of `watchVersion`, whose code comes after the page is alive. */
export const versionWatch = {
  /** To be called after each move to another page. */
  onNewPage: () => {},
  /** Loads the next page anew where this one is outdated; otherwise gives false. */
  leaveOutdated: (_address: string): boolean => false,
}
