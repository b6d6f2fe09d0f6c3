'use client'

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface AnchorProps extends ComponentProps<'a'> {
  /** The address; every link has one. */
  href: string
}

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

export interface LinkProviderProps {
  /** Renders every link of this package, such as a router's link that takes `href`. */
  anchor: ComponentType<AnchorProps>
  /** Everything whose links shall go through the router. */
  children: ReactNode
}

/** Makes every link inside go through a router. Without it links are plain `<a>`. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

/** The bare element behind every link of this package. */
export function Anchor(props: AnchorProps) {
  const Element = use(AnchorContext)
  return <Element {...props} />
}
