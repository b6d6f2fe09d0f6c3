const control = 'input:not([hidden]), textarea, select, [contenteditable="true"]'

/** The control above a box of buttons: it takes the focus because the buttons disappear when pressed. */
export function controlNear(box: HTMLElement | null): HTMLElement | null {
  const container = box?.parentElement
  return (
    container?.querySelector<HTMLElement>(control) ?? container?.querySelector('button') ?? null
  )
}
