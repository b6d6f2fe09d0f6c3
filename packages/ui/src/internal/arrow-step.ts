/** Whether the text direction of the element is right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

/** Direction of an arrow key in a row: 1 forward, -1 back, 0 for any other key. */
export function stepOfArrow(key: string, element: Element): 1 | -1 | 0 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0
  return (key === 'ArrowRight') === isRightToLeft(element) ? -1 : 1
}
