import type { Completeness, MissingPart } from '@edbazaar/api-client'
import { Meter } from '@edbazaar/ui/Meter'
import { type Unsaved, UnsavedNote } from '../parts/UnsavedCount'
import * as styles from './completeness.css'
import { messages } from './messages'

interface CompletenessNoteProps {
  /** What is listed: what was changed of it and is not saved is told, too. */
  of?: Unsaved
  completeness: Completeness
}

/** How complete a listing is; what brings most stands first, the rest opens beneath. */
export function CompletenessNote({
  of,
  completeness: { percent, missing },
}: CompletenessNoteProps) {
  const [first, ...others] = missing
  return (
    <div className={styles.note}>
      {of && <UnsavedNote {...of} />}
      <Meter
        label={first === undefined ? messages.complete : messages.percent(percent)}
        percent={percent}
      />
      {first !== undefined && (
        <p>
          <Missing part={first} />
        </p>
      )}
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>{messages.more(others.length)}</summary>
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
  const { todo, brings } = messages.parts[part]
  return (
    <>
      <b className={styles.todo}>{todo}</b>: {brings}
    </>
  )
}
