import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { Player, type PlayerProps } from '@edbazaar/ui/Player'

type SchoolVideoProps = Pick<PlayerProps, 'label' | 'sources' | 'poster'>

/** A video of a school. There are no captions. */
export default function SchoolVideo(props: SchoolVideoProps) {
  return <Player {...props} captions={[]} fallback={props.label} className={styles.video} />
}
