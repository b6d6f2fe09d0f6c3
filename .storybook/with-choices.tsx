import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { island } from './docs/island.css'
import { dress, type Globals } from './root'

/** The toolbar's choices reach the whole document of a story, and an island on a docs page. */
export const withChoices: Decorator = (Story, { globals, viewMode }) => {
  if (viewMode !== 'docs') {
    dress(document.documentElement, globals)
    return <Story key={String(globals.locale)} />
  }
  return (
    <Island globals={globals}>
      <Story />
    </Island>
  )
}

interface IslandProps {
  globals: Globals
  children: ReactNode
}

/** On a docs page many stories stand side by side, each in an island of its own theme. */
function Island({ globals, children }: IslandProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (root.current !== null) dress(root.current, globals)
  }, [globals])
  return (
    <div ref={root} className={island}>
      {children}
    </div>
  )
}
