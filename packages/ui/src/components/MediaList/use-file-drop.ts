import { type DragEvent, useEffect, useState } from 'react'

/** Handles files that users drop on an element. */
export function useFileDrop(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setIsOver] = useState(false)
  const isTaken = onFiles !== undefined
  useEffect(() => (isTaken ? refuseFilesElsewhere() : undefined), [isTaken])
  if (onFiles === undefined) return { isOver: false, dropProps: {} }

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  function onDragLeave(event: DragEvent) {
    const { currentTarget, relatedTarget } = event
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    setIsOver(false)
  }
  function onDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles?.(files)
  }
  return { isOver, dropProps: { onDragEnter: onDragOver, onDragOver, onDragLeave, onDrop } }
}

/** A file dropped outside the list must not replace the page and unsaved input. */
function refuseFilesElsewhere() {
  const missed = new AbortController()
  function refuse(event: globalThis.DragEvent) {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  for (const type of ['dragover', 'drop'] as const)
    window.addEventListener(type, refuse, { signal: missed.signal })
  return () => missed.abort()
}
