const typedIn = new Set<Element>()

/**
 * Notes which fields people type in, and those they have typed in already. A form that is submitted
 * is saved.
 */
export function watchTyping(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field === document.activeElement || isChanged(field)) typedIn.add(field)
  }
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedIn.add(target)
  })
  document.addEventListener('submit', ({ target }) => {
    for (const field of typedIn) if (target instanceof Node && target.contains(field)) forget(field)
  })
}

function isChanged(field: Element): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField && field.value !== field.defaultValue
}

const forget = (field: Element) => typedIn.delete(field)

/** Whether a field that is still on the page holds text that somebody typed. */
export function hasUnsavedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) forget(field)
  return [...typedIn].some((field) => textOf(field).trim() !== '')
}

function textOf(field: Element): string {
  if (field instanceof HTMLInputElement) return isText(field) ? field.value : ''
  if (field instanceof HTMLTextAreaElement) return field.value
  return field instanceof HTMLElement && field.isContentEditable ? (field.textContent ?? '') : ''
}

const choices = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'hidden'])
const isText = ({ type }: HTMLInputElement) => !choices.has(type)
