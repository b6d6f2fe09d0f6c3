import * as styles from './docs.css'
import { FormattedText } from './FormattedText'
import { docMessages } from './messages'
import { type DocText, useDocText } from './use-doc-text'

/** A name in code, such as an attribute, and its meaning. */
export interface Definition {
  name: string
  /** Allowed values, such as "`light`, `dark`". */
  values?: DocText
  defaultValue?: DocText
  text: DocText
}

export function DefinitionList({ definitions }: { definitions: readonly Definition[] }) {
  const write = useDocText()
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
                <FormattedText text={docMessages.defaultValue(write(defaultValue))} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
