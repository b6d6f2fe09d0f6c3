import type { Completeness, MissingPart } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Meter } from '@edbazaar/ui/Meter'
import { type EntityRef, UnsavedNote } from '../parts/UnsavedCount'
import * as styles from './completeness.css'
import { messages } from './messages'

interface CompletenessNoteProps {
  /** The listing; if given, its unsaved changes are shown too. */
  entity?: EntityRef
  completeness: Completeness
}

/** Shows how complete a listing is: the most useful step first, the others in a disclosure. */
export function CompletenessNote({
  entity,
  completeness: { percent, missing },
}: CompletenessNoteProps) {
  const t = useMessages(messages)
  const [first, ...others] = missing
  return (
    <div className={styles.note}>
      {entity && <UnsavedNote {...entity} />}
      <Meter
        label={first === undefined ? t(messages.complete) : t(messages.percent(percent))}
        percent={percent}
      />
      {first !== undefined && (
        <p>
          <Missing part={first} />
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{t(messages.more(others.length))}</summary>
          <ul className={styles.list}>
            {others.map((part) => (
              <li key={part}>
                <Missing part={part} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Missing({ part }: { part: MissingPart }) {
  const t = useMessages(messages)
  const { todo, benefit } = messages.parts[part]
  return (
    <>
      <b className={styles.todo}>{t(todo)}</b>: {t(benefit)}
    </>
  )
}
