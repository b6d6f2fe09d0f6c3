import type { WidgetRelease } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useAtomValue } from 'jotai'
import { CodeBlock } from '../CodeBlock'
import { messages } from '../messages'
import * as styles from './builder.css'
import { ChoiceFields } from './ChoiceFields'
import { choicesAtom } from './choices'
import { Preview } from './Preview'
import { snippetOf } from './snippet'

/** The snippet builder: choices, live preview and code. */
export function Builder({ release }: { release: WidgetRelease | undefined }) {
  const t = useMessages(messages)

  return (
    <section id="build" aria-labelledby="build-title" className={styles.section}>
      <SectionHead title={t(messages.build)} titleId="build-title" note={t(messages.buildText)} />
      {release ? (
        <div className={styles.columns}>
          <ChoiceFields />
          <div className={styles.outcome}>
            <Preview release={release} />
            <Snippet release={release} />
          </div>
        </div>
      ) : (
        <Notice title={t(messages.noRelease)}>{t(messages.noReleaseText)}</Notice>
      )}
    </section>
  )
}

function Snippet({ release }: { release: WidgetRelease }) {
  const t = useMessages(messages)

  const choices = useAtomValue(choicesAtom)
  return (
    <div>
      <CodeBlock label={t(messages.snippet)} code={snippetOf(choices, release)} isMain />
      <p className={styles.hint}>{t(messages.snippetHint)}</p>
    </div>
  )
}
