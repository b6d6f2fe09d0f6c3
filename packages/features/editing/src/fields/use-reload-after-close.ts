import { useEffect, useRef } from 'react'

/**
 * Reloads the page behind an editor once: after the editor has closed, if anything was saved, or when
 * a save ends later. Returns the function to call after each save.
 */
export function useReloadAfterClose(reload: () => void): () => void {
  const editor = useRef({ isOpen: true, isChanged: false, reload })
  useEffect(() => {
    editor.current.reload = reload
  })
  useEffect(() => {
    const { current } = editor
    current.isOpen = true
    return () => {
      current.isOpen = false
      if (current.isChanged) current.reload()
      current.isChanged = false
    }
  }, [])
  return () => {
    if (editor.current.isOpen) editor.current.isChanged = true
    else editor.current.reload()
  }
}
