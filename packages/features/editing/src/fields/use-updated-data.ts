import { useState } from 'react'

/**
 * Loaded data with what has been saved since, so that a save need not load the page again. Data that
 * is loaded later replaces it.
 */
export function useUpdatedData<Data>(loaded: Data) {
  const [lastLoaded, setLastLoaded] = useState(loaded)
  const [current, setCurrent] = useState(loaded)
  if (loaded !== lastLoaded) {
    setLastLoaded(loaded)
    setCurrent(loaded)
  }
  const update = (change: (current: Data) => Data) => setCurrent(change)
  return [loaded === lastLoaded ? current : loaded, update] as const
}
