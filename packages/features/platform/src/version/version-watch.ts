/** The interface between the frame and `watchVersion`, whose code loads after hydration. */
export const versionWatch = {
  /** Call after each navigation. */
  onNewPage: () => {},
  /** Loads the next page with a full page load if this version is outdated; otherwise returns false. */
  leaveOutdated: (_address: string): boolean => false,
}
