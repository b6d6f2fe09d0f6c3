import { Player, type PlayerProps } from '@edbazaar/ui/Player'
import * as styles from './school.css'

type SchoolFilmProps = Pick<PlayerProps, 'label' | 'sources' | 'poster'>

/** A film of a school: nobody has written down what is said in it. */
export default function SchoolFilm(props: SchoolFilmProps) {
  return <Player {...props} captions={[]} fallback={props.label} className={styles.film} />
}
