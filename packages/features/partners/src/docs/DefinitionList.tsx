import * as styles from './docs.css'
import { FormattedText } from './FormattedText'

/** A name in code, such as an attribute, and its meaning. */
export interface Definition {
  name: string
  /** Allowed values, such as "`light`, `dark`". */
  values?: string
  /** The default value. */
  defaultValue?: string
  text: string
}

export function DefinitionList({ definitions }: { definitions: readonly Definition[] }) {
  return (
    <dl className={styles.definitions}>
      {definitions.map(({ name, values, defaultValue, text }) => (
        <div key={name} className={styles.definition}>
          <dt>
            <code className={styles.name} translate="no">
              {name}
            </code>
          </dt>
          <dd className={styles.meaning}>
            <FormattedText text={text} />
            {values && (
              <p className={styles.facts}>
                <FormattedText text={values} />
              </p>
            )}
            {defaultValue && (
              <p className={styles.facts}>
                Default: <FormattedText text={defaultValue} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
