import * as styles from './docs.css'
import { Words } from './Words'

/** One name of the code and what is to be known of it. */
export interface Term {
  name: string
  /** What it may be: "`light`, `dark`". */
  values?: string
  /** What it is where nobody says. */
  otherwise?: string
  text: string
}

/** Names of the code and what they mean, a line each. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className={styles.terms}>
      {terms.map(({ name, values, otherwise, text }) => (
        <div key={name} className={styles.term}>
          <dt>
            <code className={styles.name} translate="no">
              {name}
            </code>
          </dt>
          <dd className={styles.meaning}>
            <Words text={text} />
            {values && (
              <p className={styles.facts}>
                <Words text={values} />
              </p>
            )}
            {otherwise && (
              <p className={styles.facts}>
                Without it: <Words text={otherwise} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
