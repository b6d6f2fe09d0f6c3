import { useRef, useState } from 'react'
import type { MediaItem } from './media'

/**
 * Removes a file after confirmation. Its row disappears, so focus moves to the next row or, after the
 * last row, to the upload button.
 */
export function useConfirmedRemoval(
  items: readonly MediaItem[],
  onRemove: (media: MediaItem) => void,
) {
  const [askedId, setAskedId] = useState<string | null>(null)
  const removeButtons = useRef(new Map<string, HTMLButtonElement>())
  const uploadButton = useRef<HTMLButtonElement>(null)
  const focusAfter = useRef<HTMLElement | null>(null)
  const asked = items.find(({ id }) => id === askedId)

  return {
    isAsking: asked !== undefined,
    ask: setAskedId,
    confirm(): void {
      if (asked === undefined) return
      const index = items.indexOf(asked)
      const next = items[index + 1] ?? items[index - 1]
      focusAfter.current =
        (next ? removeButtons.current.get(next.id) : null) ?? uploadButton.current
      setAskedId(null)
      onRemove(asked)
    },
    dismiss(): void {
      focusAfter.current = null
      setAskedId(null)
    },
    /** The `ref` of the button that removes a file. */
    removeButtonRef: (id: string) => (button: HTMLButtonElement | null) => {
      if (button) removeButtons.current.set(id, button)
      return () => void removeButtons.current.delete(id)
    },
    uploadButton,
    focusAfter,
  }
}
