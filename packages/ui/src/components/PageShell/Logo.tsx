import { Knot } from '../../internal/Knot'
import { Anchor } from '../Link/LinkProvider'
import * as styles from './Logo.css'

/** The kolam knot and the name, as a link home. */
export function Logo({ href }: { href: string }) {
  return (
    <Anchor href={href} className={styles.logo}>
      <Knot size={32} />
      EdBazaar
    </Anchor>
  )
}
