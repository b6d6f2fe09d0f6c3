import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ComponentGuide, GuideRule } from '../../packages/ui/src/internal/component-guide'
import { Prose } from './Prose'
import * as styles from './page.css'
import { Section } from './Section'

interface WhenProps {
  guide: Pick<ComponentGuide, 'use' | 'avoid'>
  /** Titles of the two columns. */
  titles?: readonly [use: string, avoid: string]
}

export function When({ guide, titles = ['Use it', 'Use something else'] }: WhenProps) {
  return (
    <div className={styles.pair}>
      <Reasons title={titles[0]} reasons={guide.use} tone="good" />
      <Reasons title={titles[1]} reasons={guide.avoid} tone="bad" />
    </div>
  )
}

interface ReasonsProps {
  title: string
  reasons: readonly string[]
  tone: 'good' | 'bad'
}

function Reasons({ title, reasons, tone }: ReasonsProps) {
  return (
    <section className={styles.reasons} data-tone={tone}>
      <h2>{title}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Prose>{reason}</Prose>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Anatomy({ parts }: { parts: ComponentGuide['anatomy'] }) {
  return (
    <Section title="Anatomy">
      <ol className={styles.parts}>
        {parts.map(({ part, text }) => (
          <li key={part}>
            <b>{part}</b>
            <span>
              <Prose>{text}</Prose>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Keyboard({ lines }: { lines: ComponentGuide['keyboard'] }) {
  return (
    <Section title="Keyboard">
      {lines.length === 0 ? (
        <p>No keyboard interaction.</p>
      ) : (
        <dl className={styles.keys}>
          {lines.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>
                <Prose>{does}</Prose>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

export function Accessibility({ notes }: { notes: readonly string[] }) {
  return (
    <Section title="Accessibility">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>
            <Prose>{note}</Prose>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface RulesProps {
  guide: Pick<ComponentGuide, 'dos' | 'donts'>
}

/** Each rule on the left with its counterpart on the right. */
export function Rules({ guide }: RulesProps) {
  const rows = Math.max(guide.dos.length, guide.donts.length)
  return (
    <Section title="Do and don’t">
      <div className={styles.pair}>
        {Array.from({ length: rows }, (_, row) => [
          <Rule key={`do-${guide.dos[row]?.text}`} rule={guide.dos[row]} tone="good" />,
          <Rule key={`dont-${guide.donts[row]?.text}`} rule={guide.donts[row]} tone="bad" />,
        ])}
      </div>
    </Section>
  )
}

interface RuleProps {
  rule: GuideRule | undefined
  tone: 'good' | 'bad'
}

function Rule({ rule, tone }: RuleProps) {
  if (rule === undefined) return <div />
  return (
    <figure className={styles.rule} data-tone={tone}>
      {rule.story !== undefined && <RuleStory name={rule.story} />}
      <figcaption>
        <b>{tone === 'good' ? 'Do' : 'Don’t'}</b>
        <Prose>{rule.text}</Prose>
      </figcaption>
    </figure>
  )
}

/** @throws Error if the component has no story with that export name. */
function RuleStory({ name }: { name: string }) {
  const stories = useContext(DocsContext).componentStories()
  const story = stories.find(
    ({ id, componentId }) => id === toId(componentId, storyNameFromExport(name)),
  )
  if (story === undefined) {
    throw new Error(
      `The guide refers to a missing story: ${name}. Export the story or correct the name.`,
    )
  }
  return (
    <div className={styles.stage}>
      <Story of={story.moduleExport} />
    </div>
  )
}
