import type { MouseEvent } from 'react'

/** Whether a click on a link opens it here: in no other tab or window, and without saving it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
