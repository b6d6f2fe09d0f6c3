import { useLayoutEffect, useState } from 'react'
import { useHref } from 'react-router-dom'

interface Draft {
  /** Whether the server does not have it yet. */
  isNew: boolean
  /** The path of its editor. */
  path: string
}

/**
 * Shows the address of a draft once it has one, so that a reload continues it. Not by navigating,
 * which would move the focus while the author types.
 */
export function useAddressOfDraft({ isNew, path }: Draft): void {
  const [wasNew] = useState(isNew)
  const isStarted = wasNew && !isNew
  const href = useHref(path)
  // Before the page says that the draft is saved.
  useLayoutEffect(() => {
    if (isStarted) window.history.replaceState(window.history.state, '', href)
  }, [isStarted, href])
}
