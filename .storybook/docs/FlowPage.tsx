import type { FlowGuide } from '@edbazaar/feature-shell/stories'
import { Description, PureArgsTable, Title, useOf } from '@storybook/addon-docs/blocks'
import { tidied } from '../arg-types'
import { useToolbar } from './globals'
import { Accessibility, Anatomy, Keyboard, Rules, When } from './guide-sections'
import { Prose } from './Prose'
import * as styles from './page.css'
import { Section } from './Section'
import { StoryWindow } from './StoryWindow'
import { storyPage } from './story-urls'
import { useDocsStories } from './use-docs-stories'

/** The docs page of a flow: its guide, one story in an iframe, and links to the others. */
export function FlowPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide: FlowGuide | undefined = preparedMeta.parameters.guide
  const [, feature, ...names] = preparedMeta.title.split('/')
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Title>{`${feature}: ${names.join(', ')}`}</Title>
        {guide && (
          <p>
            <Prose>{guide.lead}</Prose>
          </p>
        )}
      </header>
      {guide && <When guide={guide} titles={['When it is shown', 'When it is not shown']} />}
      <FirstStory />
      {guide && (
        <>
          <Anatomy parts={guide.anatomy} />
          <Keyboard lines={guide.keyboard} />
          <Accessibility notes={guide.accessibility} />
          <Rules guide={guide} />
        </>
      )}
      <PanelProps />
      <AllStories />
    </article>
  )
}

/** Prefers a story without a play function, which would take the focus and scroll. */
function FirstStory() {
  const stories = useDocsStories()
  const story = stories.find(({ playFunction }) => playFunction === undefined) ?? stories[0]
  if (story === undefined) return null
  return (
    <Section title="Preview">
      <StoryWindow story={story} />
    </Section>
  )
}

/** Props of the panels in `subcomponents`. */
function PanelProps() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const panels = Object.entries(preparedMeta.subcomponents ?? {})
  const { extractArgTypes } = preparedMeta.parameters.docs
  if (panels.length === 0) return null
  return (
    <Section title="Props">
      {panels.map(([name, panel]) => (
        <section key={name} className={styles.table}>
          <h3>{name}</h3>
          <PureArgsTable rows={tidied(extractArgTypes(panel) ?? {})} />
        </section>
      ))}
    </Section>
  )
}

function AllStories() {
  const globals = useToolbar()
  return (
    <Section title="Stories">
      <ul className={styles.stories}>
        {useDocsStories().map((story) => (
          <li key={story.id}>
            <a href={storyPage(story.id, globals)} target="_top">
              {story.name}
            </a>
            <Description of={story.moduleExport} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
