import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { LocaleProvider } from '../packages/ui/src/components/LocaleProvider'
import { island } from './docs/island.css'
import { applyToolbar, type Globals, localeOf } from './root'

/** Applies the toolbar's settings to a story's document, or to its container on a docs page. */
export const withToolbar: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== 'docs') {
    applyToolbar(document.documentElement, globals)
    return (
      <LocaleProvider locale={localeOf(globals)}>
        <Story />
      </LocaleProvider>
    )
  }
  return (
    <Island globals={globals}>
      <LocaleProvider locale={localeOf(globals)}>
        <Story />
      </LocaleProvider>
    </Island>
  )
}

interface IslandProps {
  globals: Globals
  children: ReactNode
}

/** On a docs page, each story has a container with its own theme. */
function Island({ globals, children }: IslandProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current !== null) applyToolbar(root.current, globals)
  }, [globals])
  return (
    <div ref={root} className={island}>
      {children}
    </div>
  )
}
