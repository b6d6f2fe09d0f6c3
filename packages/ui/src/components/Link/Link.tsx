import { joinClasses } from '../../internal/join-classes'
import * as styles from './Link.css'
import { Anchor, type AnchorProps } from './LinkProvider'

export const linkVariants = ['standing', 'inText', 'plain'] as const
export type LinkVariant = (typeof linkVariants)[number]

export interface LinkProps extends AnchorProps {
  /** `standing` is on its own, `inText` is underlined inside a sentence, `plain` is unstyled.
   * @default 'standing' */
  variant?: LinkVariant
}

/** A link. Goes through the router given to `LinkProvider`. */
export function Link({ variant = 'standing', className, ...rest }: LinkProps) {
  return <Anchor className={joinClasses(styles.variant[variant], className)} {...rest} />
}
