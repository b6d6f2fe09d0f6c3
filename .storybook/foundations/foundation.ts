/** Shared meta of the foundation stories. */
export const foundation = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
}
