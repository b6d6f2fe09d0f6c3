import { languageOf } from '../../formatting/languages'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { DiffLabels } from './diff-labels'
import * as styles from './FieldDiff.css'
import type { DiffImage, DiffPart, DiffSide, FieldDifference } from './field-difference'

interface FieldValuesProps {
  difference: FieldDifference
  labels: DiffLabels
}

/** The values of a field, as their kind needs it. */
export function FieldValues({ difference, labels }: FieldValuesProps) {
  switch (difference.kind) {
    case 'sides':
      return (
        <>
          <Side side={difference.before} isOld labels={labels} />
          <Side side={difference.after} labels={labels} />
        </>
      )
    case 'text':
      return (
        <div className={styles.both}>
          <Parts parts={difference.parts} />
          {difference.summary !== undefined && (
            <small className={styles.small}>{difference.summary}</small>
          )}
        </div>
      )
    case 'set':
      return <Values difference={difference} labels={labels} />
    case 'images':
      return (
        <>
          <Images images={difference.before} isOld labels={labels} />
          <Images images={difference.after} labels={labels} />
        </>
      )
  }
}

function Side({
  side,
  isOld = false,
  labels,
}: {
  side: DiffSide
  isOld?: boolean
  labels: DiffLabels
}) {
  return (
    <div className={isOld ? styles.old : styles.fresh}>
      <VisuallyHidden>{isOld ? labels.before : labels.after}: </VisuallyHidden>
      {side.parts.length === 0 ? (
        <span className={styles.nothing}>{labels.nothing}</span>
      ) : (
        <Parts parts={side.parts} />
      )}
      {side.note !== undefined && <small className={styles.small}>{side.note}</small>}
    </div>
  )
}

const elements = { added: 'ins', removed: 'del' } as const
const classes = { added: styles.added, removed: styles.removed } as const

function Parts({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ text, change, isMarked }, at) => {
    const words = isMarked ? <mark className={styles.marked}>{text}</mark> : text
    const Change = change === undefined ? 'span' : elements[change]
    return (
      <Change
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
        key={at}
        className={change && classes[change]}
        lang={languageOf(text)}
      >
        {words}
      </Change>
    )
  })
}

function Values({
  difference: { added, removed, rest },
  labels,
}: {
  difference: Extract<FieldDifference, { kind: 'set' }>
  labels: DiffLabels
}) {
  return (
    <ul className={styles.set}>
      {added.map((value) => (
        <li key={`+${value}`}>
          <VisuallyHidden>{labels.added}: </VisuallyHidden>
          <ins className={styles.addedValue} lang={languageOf(value)}>
            {value}
          </ins>
        </li>
      ))}
      {removed.map((value) => (
        <li key={`-${value}`}>
          <VisuallyHidden>{labels.removed}: </VisuallyHidden>
          <del className={styles.removedValue} lang={languageOf(value)}>
            {value}
          </del>
        </li>
      ))}
      {rest !== undefined && <li className={styles.rest}>{rest}</li>}
    </ul>
  )
}

function Images({
  images,
  isOld = false,
  labels,
}: {
  images: readonly DiffImage[]
  isOld?: boolean
  labels: DiffLabels
}) {
  return (
    <div className={isOld ? styles.old : styles.fresh}>
      <VisuallyHidden>{isOld ? labels.before : labels.after}: </VisuallyHidden>
      {images.length === 0 && <span className={styles.nothing}>{labels.nothing}</span>}
      <div className={styles.images}>
        {images.map(({ src, alt, caption = [] }) => (
          <figure key={src} className={styles.figure}>
            <img src={src} alt={alt} className={styles.image} loading="lazy" decoding="async" />
            {caption.length > 0 && (
              <figcaption className={styles.small}>
                {caption.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </div>
  )
}
