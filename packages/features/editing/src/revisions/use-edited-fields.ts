import { useRef, useState } from 'react'

export type EditedFields<Fields extends object> = ReturnType<typeof useEditedFields<Fields>>

/** The fields as the author last changed them, and whether the server has them. */
export function useEditedFields<Fields extends object>(loaded: () => Fields) {
  const [fields, setFields] = useState(loaded)
  const [isChanged, setIsChanged] = useState(false)
  // Requests wait for others, and then read the fields of that moment.
  const latest = useRef(fields)
  const onServer = useRef(fields)

  function set(next: Fields): void {
    latest.current = next
    setFields(next)
  }

  return {
    fields,
    /** Whether something is not saved yet. */
    isChanged,
    latest,
    set,
    change(next: Fields): void {
      set(next)
      setIsChanged(true)
    },
    isSaved: () => latest.current === onServer.current,
    /** Returns whether nothing was changed since these fields were sent. */
    markSaved(sent: Fields): boolean {
      onServer.current = sent
      const isLatest = latest.current === sent
      if (isLatest) setIsChanged(false)
      return isLatest
    },
  }
}
