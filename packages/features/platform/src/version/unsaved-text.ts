const editedFields = new Set<Element>()

/**
 * Tracks the fields that the user types in, including those edited before this call. Submitting a
 * form counts as saving it.
 */
export function watchTyping(): void {
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field === document.activeElement || isChanged(field)) editedFields.add(field)
  }
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) editedFields.add(target)
  })
  document.addEventListener('submit', ({ target }) => {
    for (const field of editedFields)
      if (target instanceof Node && target.contains(field)) forget(field)
  })
}

function isChanged(field: Element): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField && field.value !== field.defaultValue
}

const forget = (field: Element) => editedFields.delete(field)

/** Whether a field that is still on the page holds text that the user typed. */
export function hasUnsavedText(): boolean {
  for (const field of editedFields) if (!field.isConnected) forget(field)
  return [...editedFields].some((field) => textOf(field).trim() !== '')
}

function textOf(field: Element): string {
  if (field instanceof HTMLInputElement) return isText(field) ? field.value : ''
  if (field instanceof HTMLTextAreaElement) return field.value
  return field instanceof HTMLElement && field.isContentEditable ? (field.textContent ?? '') : ''
}

const nonTextTypes = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'hidden'])
const isText = ({ type }: HTMLInputElement) => !nonTextTypes.has(type)
