/** What the foundations' stories have in common: a page of their own. */
export const foundation = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
}
