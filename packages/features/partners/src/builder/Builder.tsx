import type { WidgetRelease } from '@edbazaar/api-client'
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
  return (
    <section id="build" aria-labelledby="build-title" className={styles.section}>
      <SectionHead title={messages.build} titleId="build-title" note={messages.buildText} />
      {release ? (
        <div className={styles.columns}>
          <ChoiceFields />
          <div className={styles.outcome}>
            <Preview release={release} />
            <Snippet release={release} />
          </div>
        </div>
      ) : (
        <Notice title={messages.noRelease}>{messages.noReleaseText}</Notice>
      )}
    </section>
  )
}

function Snippet({ release }: { release: WidgetRelease }) {
  const choices = useAtomValue(choicesAtom)
  return (
    <div>
      <CodeBlock label={messages.snippet} code={snippetOf(choices, release)} isMain />
      <p className={styles.hint}>{messages.snippetHint}</p>
    </div>
  )
}
