import { key } from './inbox.css'

/** A key of a shortcut: "J". */
export function Key({ children }: { children: string }) {
  return <kbd className={key}>{children}</kbd>
}
