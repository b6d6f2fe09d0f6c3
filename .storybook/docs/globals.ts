import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Globals } from '../root'

/** The toolbar's settings on a docs page, where decorators apply to stories only. */
export function useToolbar(): Globals {
  const [globals, setGlobals] = useState(latestGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = (update: { globals: Globals }) => setGlobals(update.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return globals
}

function latestGlobals(): Globals {
  const channel = addons.getChannel()
  const [update] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return update?.globals ?? {}
}
