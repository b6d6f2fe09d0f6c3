/** Ids of what shortcuts move the focus to. */
export const focusIds = {
  text: (id: string) => `text-of-${id}`,
  stage: (id: string) => `stage-of-${id}`,
  merge: (id: string) => `merge-into-${id}`,
}
