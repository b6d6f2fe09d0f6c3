'use client'

import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'

export interface AnchorProps extends ComponentProps<'a'> {
  /** The URL; required. */
  href: string
}

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

export interface LinkProviderProps {
  /** Component that renders every link of this package, such as a router link that takes `href`. */
  anchor: ComponentType<AnchorProps>
  /** The content whose links use the router. */
  children: ReactNode
}

/** Makes every link inside use a router. Without it links are plain `<a>`. */
export function LinkProvider({ anchor, children }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>
}

/** The unstyled element behind every link of this package. */
export function Anchor(props: AnchorProps) {
  const Element = use(AnchorContext)
  return <Element {...props} />
}
