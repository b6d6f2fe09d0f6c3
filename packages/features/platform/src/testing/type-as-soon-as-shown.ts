const setters = {
  INPUT: Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set,
  TEXTAREA: Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set,
}

/**
 * Types letters into a field as soon as it is shown, before the effects of the page ran. user-event would
 * wait for them.
 */
export function typeAsSoonAsShown(selector: 'textarea' | 'input[role=combobox]', text: string) {
  new MutationObserver((_, observer) => {
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
    if (field === null) return
    observer.disconnect()
    for (const letter of text) {
      setters[field.tagName === 'INPUT' ? 'INPUT' : 'TEXTAREA']?.call(field, field.value + letter)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }).observe(document.body, { childList: true, subtree: true })
}
