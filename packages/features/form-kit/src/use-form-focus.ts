import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const controls =
  ':is(input, select, textarea, button, [contenteditable="true"]):not(:disabled, [type="hidden"])'

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body

/**
 * For a form that opens on the page, not in a dialog: focuses its first control when it opens, and
 * what opened it when it closes. The opener is looked up then, because it may have been rendered
 * again. A focus that is elsewhere on the page by then stays there.
 *
 * @returns The ref of the form.
 */
export function useFormFocus<Form extends HTMLElement>(
  isOpen: boolean,
  findOpener: () => HTMLElement | null | undefined,
): RefObject<Form | null> {
  const form = useRef<Form>(null)
  const wasOpen = useRef(false)
  const focusOpener = useEffectEvent(() => findOpener()?.focus())
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>(controls)?.focus()
    else if (wasOpen.current && isFocusLost()) focusOpener()
    wasOpen.current = isOpen
  }, [isOpen])
  return form
}
